//! Weights as text.

use std::fmt::Write as _;

/// Rows of weights, one for each group of worlds, with notes on their origin.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// Lines with the description, the command that made it, and its quality.
    pub about: Vec<String>,
    /// The names of the weights.
    pub names: Vec<String>,
    /// The rows by group, ascending.
    rows: Vec<(u32, Vec<f32>)>,
}

/// The reason why text is no table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line} of the weights: {why}")]
pub struct NotATable {
    line: usize,
    why: String,
}

impl Table {
    /// Creates a table of rows in any order.
    pub fn new(about: Vec<String>, names: Vec<String>, mut rows: Vec<(u32, Vec<f32>)>) -> Self {
        rows.sort_by_key(|(group, _)| *group);
        Self { about, names, rows }
    }

    /// Reads the output of [`Table::text`]: the description (`#`), names, and a line for each group.
    ///
    /// # Errors
    ///
    /// If a line does not have one number for each name, or there is no group.
    pub fn read(text: &str) -> Result<Self, NotATable> {
        let wrong = |line: usize, why: &str| NotATable { line: line + 1, why: why.to_owned() };
        let mut table = Self { about: Vec::new(), names: Vec::new(), rows: Vec::new() };
        for (n, line) in text.lines().enumerate() {
            if let Some(about) = line.strip_prefix('#') {
                table.about.push(about.trim().to_owned());
                continue;
            }
            let mut fields = line.split('\t');
            let first = fields.next().unwrap_or_default();
            if table.names.is_empty() {
                table.names = fields.map(str::to_owned).collect();
                continue;
            }
            let group = first.parse().map_err(|_| wrong(n, "a group is a number"))?;
            let weights: Result<Vec<f32>, _> = fields.map(str::parse).collect();
            let weights = weights.map_err(|_| wrong(n, "weights are numbers"))?;
            if weights.len() != table.names.len() || !weights.iter().all(|weight| weight.is_finite()) {
                return Err(wrong(n, "one finite weight for each name"));
            }
            table.rows.push((group, weights));
        }
        table.rows.sort_by_key(|(group, _)| *group);
        if table.rows.is_empty() { Err(wrong(0, "there is no row")) } else { Ok(table) }
    }

    /// Returns the text that is committed.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for about in &self.about {
            let _ = writeln!(text, "# {about}");
        }
        let _ = writeln!(text, "group\t{}", self.names.join("\t"));
        for (group, weights) in &self.rows {
            let weights: Vec<String> = weights.iter().map(f32::to_string).collect();
            let _ = writeln!(text, "{group}\t{}", weights.join("\t"));
        }
        text
    }

    /// Adds the rows of another table with the same names for groups that this one does not have.
    ///
    /// # Errors
    ///
    /// If the names differ.
    pub fn with(mut self, other: Self) -> Result<Self, NotATable> {
        if self.names != other.names {
            let why = "tables that are put together have the same names".to_owned();
            return Err(NotATable { line: 1, why });
        }
        self.about.extend(other.about);
        for row in other.rows {
            if let Err(at) = self.rows.binary_search_by_key(&row.0, |(group, _)| *group) {
                self.rows.insert(at, row);
            }
        }
        Ok(self)
    }

    /// Multiplies all weights.
    #[must_use]
    pub fn scaled(mut self, by: f32) -> Self {
        self.rows.iter_mut().flat_map(|(_, weights)| weights).for_each(|weight| *weight *= by);
        self
    }

    /// Returns the weights of a group; for an unknown group those of the nearest one.
    pub fn row(&self, group: u32) -> &[f32] {
        let at = self.rows.partition_point(|(other, _)| *other < group);
        let near = [at.checked_sub(1), Some(at)].into_iter().flatten().filter_map(|at| self.rows.get(at));
        near.min_by_key(|(other, _)| other.abs_diff(group)).map_or(&[], |(_, weights)| weights)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_read_as_they_are_written() {
        let rows = vec![(31, vec![0.1, -2.5e-7]), (11, vec![1.0, 1.0 / 3.0])];
        let table =
            Table::new(vec!["made by hand".to_owned()], vec!["bias".to_owned(), "coins".to_owned()], rows);
        assert_eq!(Table::read(&table.text()).unwrap(), table);
        assert_eq!(table.row(31), [0.1, -2.5e-7]);
        assert_eq!(
            (table.row(0), table.row(20), table.row(99)),
            (table.row(11), table.row(11), table.row(31))
        );
    }

    #[test]
    fn tables_are_put_together_by_their_groups() {
        let table = |rows| Table::new(vec!["made".to_owned()], vec!["bias".to_owned()], rows);
        let both =
            table(vec![(1, vec![1.0]), (9, vec![9.0])]).with(table(vec![(9, vec![0.0]), (5, vec![5.0])]));
        assert_eq!([1, 5, 9].map(|group| both.as_ref().unwrap().row(group)[0]), [1.0, 5.0, 9.0]);
        let other = Table::new(Vec::new(), vec!["coins".to_owned()], vec![(1, vec![1.0])]);
        assert!(table(vec![(1, vec![1.0])]).with(other).is_err());
    }

    #[test]
    fn what_is_no_table_is_refused() {
        let no = |text| Table::read(text).unwrap_err().to_string();
        assert_eq!(no("group\ta\n"), "line 1 of the weights: there is no row");
        assert_eq!(no("group\ta\n1\t2\t3\n"), "line 2 of the weights: one finite weight for each name");
        assert_eq!(no("group\ta\n1\tNaN\n"), "line 2 of the weights: one finite weight for each name");
        assert_eq!(no("# made\ngroup\ta\n1\tb\n"), "line 3 of the weights: weights are numbers");
        assert_eq!(no("group\ta\nx\t2\n"), "line 2 of the weights: a group is a number");
    }
}
