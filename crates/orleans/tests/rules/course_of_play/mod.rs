//! The course of play, rule by rule: planning, actions, the places of the board, tracks, gear wheels.

mod after_an_action;
mod board;
mod castle;
mod effects;
mod event;
mod farm_house;
mod hands;
mod monastery;
mod monks;
mod plan_activating;
mod plan_at_once;
mod plan_placing;
mod plan_shifting;
mod recruiting;
mod track_markers;
mod track_spaces;
mod traders;
mod turns;
mod university;
mod village;
mod wheel_laid;
mod wheel_limits;
mod wheel_spaces;
mod wheel_window;
