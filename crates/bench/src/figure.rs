//! Figures, as a table for people and as JSON.

use std::fmt;

use serde::Serialize;

use crate::cores;

/// The results of one run.
#[derive(Serialize)]
pub struct Report {
    title: String,
    cores: usize,
    figures: Vec<Figure>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    wrong: Vec<String>,
}

/// One figure with its reference.
#[derive(Serialize)]
pub struct Figure {
    name: String,
    unit: &'static str,
    value: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    compared_with: Option<Reference>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ratio: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<String>,
}

/// The reference of a figure.
#[derive(Serialize)]
pub struct Reference {
    name: String,
    value: f64,
}

impl Report {
    pub fn new(title: impl Into<String>) -> Self {
        Self { title: title.into(), cores: cores::count(), figures: Vec::new(), wrong: Vec::new() }
    }

    /// Notes an error: the program fails after it has printed everything.
    pub fn note_wrong(&mut self, what: impl Into<String>) {
        self.wrong.push(what.into());
    }

    /// Returns the errors.
    pub fn wrong(&self) -> &[String] {
        &self.wrong
    }

    /// Adds a figure.
    pub fn add(&mut self, name: impl Into<String>, unit: &'static str, value: f64) -> &mut Figure {
        self.figures.push(Figure {
            name: name.into(),
            unit,
            value,
            compared_with: None,
            ratio: None,
            target: None,
        });
        self.figures.last_mut().expect("it was just added")
    }
}

impl Figure {
    /// Sets the reference, in the same unit and measured in the same run.
    pub fn beside(&mut self, name: impl Into<String>, value: f64) -> &mut Self {
        self.ratio = (value != 0.0).then(|| self.value / value);
        self.compared_with = Some(Reference { name: name.into(), value });
        self
    }

    /// Sets the target.
    pub fn target(&mut self, target: impl Into<String>) -> &mut Self {
        self.target = Some(target.into());
        self
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} ({} cores)\n", self.title, self.cores)?;
        let head =
            ["figure", "unit", "value", "compared with", "there", "ratio", "target"].map(str::to_owned);
        let rows: Vec<_> = std::iter::once(head).chain(self.figures.iter().map(Figure::row)).collect();
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        for row in &rows {
            for (column, cell) in row.iter().enumerate() {
                let width = width(column);
                match column {
                    2 | 4 | 5 => write!(f, "{cell:>width$}  ")?,
                    _ => write!(f, "{cell:<width$}  ")?,
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl Figure {
    fn row(&self) -> [String; 7] {
        let reference = self.compared_with.as_ref();
        [
            self.name.clone(),
            self.unit.to_owned(),
            number(self.value),
            reference.map(|r| r.name.clone()).unwrap_or_default(),
            reference.map(|r| number(r.value)).unwrap_or_default(),
            self.ratio.map(|ratio| format!("{ratio:.2}")).unwrap_or_default(),
            self.target.clone().unwrap_or_default(),
        ]
    }
}

/// Formats a value with three digits, which is the accuracy of a measurement.
fn number(value: f64) -> String {
    match value.abs() {
        0.0 => "0".into(),
        v if v < 10.0 => format!("{value:.2}"),
        v if v < 100.0 => format!("{value:.1}"),
        _ => format!("{value:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_stands_beside_what_it_is_compared_with() {
        let mut report = Report::new("moves");
        report.add("server CPU", "us", 30.0).beside("floor", 20.0).target("at most 2");
        let text = report.to_string();
        assert!(text.contains("30.0") && text.contains("20.0") && text.contains("1.50"), "{text}");
        let json = serde_json::to_value(&report).expect("figures are JSON");
        assert_eq!(json["figures"][0]["ratio"], 1.5);
    }
}
