//! Three plots, as SVG.

use std::fmt::Write;

const COLOURS: [&str; 8] = ["#8c2f2f", "#2f5d8c", "#4d7a3a", "#b8862b", "#6b4a8c", "#2f8c85", "#8c5a2f", "#555555"];
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
/// Room for the numbers at the left.
const LEFT: f64 = 46.0;
/// Room for the words below.
const BOTTOM: f64 = 22.0;
/// Room for the words at the right.
const RIGHT: f64 = 110.0;

fn colour(nth: usize) -> &'static str {
    COLOURS[nth % COLOURS.len()]
}

/// A plot from 0 to `top`, with lines across and a legend.
struct Plot {
    svg: String,
    top: f64,
}

impl Plot {
    fn new(top: f64, legend: &[&str]) -> Plot {
        let mut plot =
            Plot { svg: format!("<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\">\n"), top: top.max(1.0) };
        let step = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0].into_iter().find(|step| plot.top / step <= 6.0);
        let step = step.unwrap_or(200.0);
        let mut at = 0.0;
        while at <= plot.top {
            let y = plot.y(at);
            let right = WIDTH - RIGHT;
            plot.add(format!("<line x1=\"{LEFT}\" x2=\"{right}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#ddd2bd\"/>"));
            plot.text(LEFT - 6.0, y + 4.0, "end", &format!("{at}"));
            at += step;
        }
        for (nth, name) in legend.iter().enumerate() {
            let y = 14.0 + nth as f64 * 18.0;
            let (x, paint) = (WIDTH - RIGHT + 12.0, colour(nth));
            plot.add(format!("<rect x=\"{x}\" y=\"{}\" width=\"10\" height=\"10\" fill=\"{paint}\"/>", y - 9.0));
            plot.text(x + 15.0, y, "start", name);
        }
        plot
    }

    fn y(&self, number: f64) -> f64 {
        let room = HEIGHT - BOTTOM - 8.0;
        8.0 + room - room * number / self.top
    }

    fn add(&mut self, element: String) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.svg, "{element}");
    }

    fn text(&mut self, x: f64, y: f64, anchor: &str, text: &str) {
        self.add(format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"#2b2118\">{text}</text>"));
    }

    fn bar(&mut self, x: f64, width: f64, from: f64, to: f64, nth: usize) {
        let (y, height, paint) = (self.y(to), self.y(from) - self.y(to), colour(nth));
        self.add(format!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{paint}\"/>"
        ));
    }

    fn end(mut self) -> String {
        self.svg.push_str("</svg>\n");
        self.svg
    }
}

/// One curve a bot.
pub(crate) fn curves(names: &[&str], rows: &[&[f64]]) -> String {
    let n = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let mut plot = Plot::new(rows.iter().flat_map(|row| *row).fold(0.0, |a, &b| a.max(b)), names);
    let x = |nth: usize| LEFT + (WIDTH - LEFT - RIGHT) * nth as f64 / (n.max(2) - 1) as f64;
    for (nth, row) in rows.iter().enumerate() {
        let points: Vec<String> =
            row.iter().enumerate().map(|(at, &y)| format!("{:.1},{:.1}", x(at), plot.y(y))).collect();
        let (points, paint) = (points.join(" "), colour(nth));
        plot.add(format!("<polyline points=\"{points}\" fill=\"none\" stroke=\"{paint}\" stroke-width=\"2\"/>"));
    }
    for round in (0..n).step_by(3) {
        plot.text(x(round), HEIGHT - 6.0, "middle", &round.to_string());
    }
    plot.end()
}

/// One column a bot, stacked from its parts.
pub(crate) fn stacks(names: &[&str], parts: &[&str], columns: &[Vec<f64>]) -> String {
    let top = columns.iter().map(|column| column.iter().sum::<f64>()).fold(0.0, f64::max);
    let mut plot = Plot::new(top, parts);
    let wide = (WIDTH - LEFT - RIGHT) / columns.len().max(1) as f64;
    for (at, (name, column)) in names.iter().zip(columns).enumerate() {
        let x = LEFT + wide * (at as f64 + 0.2);
        let mut from = 0.0;
        for (nth, &part) in column.iter().enumerate() {
            plot.bar(x, wide * 0.6, from, from + part, nth);
            from += part;
        }
        plot.text(x + wide * 0.3, HEIGHT - 6.0, "middle", name);
    }
    plot.end()
}

/// For each seat one bar a bot.
pub(crate) fn bars(names: &[&str], rows: &[Vec<f64>]) -> String {
    let n = rows.iter().map(Vec::len).max().unwrap_or(0);
    let mut plot = Plot::new(rows.iter().flatten().fold(0.0, |a, &b| a.max(b)), names);
    let wide = (WIDTH - LEFT - RIGHT) / n.max(1) as f64;
    let each = wide * 0.8 / rows.len().max(1) as f64;
    for seat in 0..n {
        for (nth, row) in rows.iter().enumerate() {
            let x = LEFT + wide * (seat as f64 + 0.1) + each * nth as f64;
            plot.bar(x, each * 0.9, 0.0, row.get(seat).copied().unwrap_or(0.0), nth);
        }
        plot.text(LEFT + wide * (seat as f64 + 0.5), HEIGHT - 6.0, "middle", &format!("seat {}", seat + 1));
    }
    plot.end()
}
