//! Joan's cards and her area.

use super::super::{
    Arrow, Back, Card, CardFacts, CardLine, CardSet, Category, End, Follower, JoanEffect, Level, Race, SoloFacts, Town,
    Track,
};
use super::{DataError, DataFile};
use serde::Deserialize;

#[derive(Deserialize)]
struct CardRow {
    name: String,
    town: usize,
    front: Vec<LineRow>,
    back: BackRow,
    levels: Vec<Level>,
}

#[derive(Deserialize)]
struct LineRow {
    follower: Follower,
    effects: Vec<Op>,
}

#[derive(Deserialize)]
struct BackRow {
    arrow: Arrow,
    monk_effects: Vec<Op>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
enum Op {
    JoanCitizen,
    JoanMonk,
    JoanShield,
    JoanLevel,
    JoanStation {},
    JoanTrack { track: Track },
    StrikeDeed { strike_next_from: End },
    StrikeBankYellowFromLeft,
    RemovePlace { category: String },
    TakeCitizen { from: String },
}

impl Op {
    fn effect(&self) -> Option<JoanEffect> {
        Some(match self {
            Op::JoanCitizen => JoanEffect::Citizen,
            Op::JoanMonk => JoanEffect::Monk,
            Op::JoanShield => JoanEffect::Shield,
            Op::JoanLevel => JoanEffect::Level,
            Op::JoanStation {} => JoanEffect::Station,
            Op::StrikeDeed { strike_next_from } => JoanEffect::StrikeDeed(*strike_next_from),
            Op::StrikeBankYellowFromLeft => JoanEffect::StrikeBankShield,
            Op::RemovePlace { category } => {
                JoanEffect::RemovePlace(*Category::ALL.iter().find(|known| known.name() == category)?)
            }
            Op::TakeCitizen { from } => JoanEffect::TakeCitizen(match from.as_str() {
                "warehouse" => Race::Warehouse,
                "bank" => Race::Bank,
                "dev1" => Race::DevelopmentA,
                "dev2" => Race::DevelopmentB,
                _ => return None,
            }),
            Op::JoanTrack { .. } => return None,
        })
    }
}

#[derive(Deserialize)]
struct TrackRow {
    track: Track,
    space_vp: Vec<u8>,
}

#[derive(Deserialize)]
struct ScholarRow {
    space: usize,
    effect: Vec<Op>,
}

#[derive(Deserialize)]
struct Depot {
    rows: [Vec<u8>; 2],
}

#[derive(Deserialize)]
struct Levels {
    values: Vec<u8>,
}

#[derive(Deserialize)]
struct Room {
    icons: u8,
}

pub(super) fn read(file: &DataFile) -> Result<SoloFacts, DataError> {
    let rows: [CardRow; Card::COUNT] = file.exactly("card")?;
    let mut decks = [CardSet::EMPTY; Level::COUNT];
    let mut cards = Vec::with_capacity(Card::COUNT);
    for (row, &card) in rows.iter().zip(Card::ALL) {
        file.must(row.name == card.name(), || format!("card {}: {card} should stand here", row.name))?;
        row.levels.iter().for_each(|level| decks[level.index()].insert(card));
        cards.push(read_card(file, row, card)?);
    }
    let tracks: [TrackRow; 3] = file.exactly("track")?;
    let named = tracks.iter().map(|row| row.track).eq([Track::Farmer, Track::Boatman, Track::Knight]);
    file.must(named, || "her tracks are those of Farmer, Boatman and Knight".into())?;
    let mut scholar = Vec::new();
    for (nth, row) in file.rows::<ScholarRow>("scholar_space")?.iter().enumerate() {
        let effect = if let [op] = &row.effect[..] { op.effect() } else { None };
        file.must(row.space == nth + 1, || format!("Scholar space {} is missing", nth + 1))?;
        scholar.push(effect.ok_or_else(|| file.error(format!("Scholar space {}: no such effect", row.space)))?);
    }
    Ok(SoloFacts {
        cards,
        decks,
        tracks: tracks.map(|row| row.space_vp),
        scholar,
        depot: file.table::<Depot>("depot")?.rows,
        levels: file.table::<Levels>("development_levels")?.values,
        stations: file.table::<Room>("trading_stations")?.icons,
        citizens: file.table::<Room>("citizens")?.icons,
    })
}

fn read_card(file: &DataFile, row: &CardRow, card: Card) -> Result<CardFacts, DataError> {
    let unknown = || file.error(format!("card {card}: no such effect"));
    let line = |row: &LineRow| {
        let effects: Option<Vec<JoanEffect>> = row.effects.iter().map(Op::effect).collect();
        Ok(CardLine { follower: row.follower, effects: effects.ok_or_else(unknown)? })
    };
    let monk = match &row.back.monk_effects[..] {
        [Op::JoanTrack { track }, Op::JoanShield] => Some(*track),
        [Op::JoanStation {}] => None,
        _ => return Err(unknown()),
    };
    let front: Vec<CardLine> = row.front.iter().map(line).collect::<Result<_, DataError>>()?;
    // joan_solo.choice.always-match
    let once = Follower::tiles().iter().all(|tile| front.iter().filter(|line| line.follower == *tile).count() == 1);
    file.must(once && front.len() == Follower::TILES, || format!("card {card}: each follower stands there once"))?;
    Ok(CardFacts {
        card,
        town: *Town::ALL.get(row.town).ok_or_else(|| file.error(format!("card {card}: no town {}", row.town)))?,
        front,
        back: Back { arrow: row.back.arrow, monk },
    })
}
