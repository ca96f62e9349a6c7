//! Function parameters that are tuples: structs without a name.

use std::{collections::BTreeMap, sync::LazyLock};

use regex::Regex;

use crate::{
    brackets,
    finding::Finding,
    section::{Entry, Section},
    tree::Tree,
};

/// The beginning of a function with a name. Closures and function types have none.
static FUNCTION: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"(?-u:\b)fn +[A-Za-z0-9_]+").expect("the pattern is valid"));

/// Counts the tuple parameters of each crate, its tests and examples included.
pub(crate) fn measure(tree: &Tree) -> Section {
    let mut places: BTreeMap<String, Vec<Finding>> = BTreeMap::new();
    for (package, file, source) in tree.rust() {
        for (offset, parameter) in tuple_parameters(&source.whole) {
            let text = format!("`{parameter}` is a tuple: name it as a struct");
            let place = Finding::new(&file.path, file.lines.at(offset), text);
            places.entry(package.to_owned()).or_default().push(place);
        }
    }
    let entry = |(package, places): (String, Vec<Finding>)| {
        let place = places[0].path.clone();
        (package, Entry::counted(place, places))
    };
    Section {
        name: "tuple-parameters",
        free: 0,
        noun: "parameters of functions in this crate are tuples",
        entries: places.into_iter().map(entry).collect(),
    }
}

/// Finds the parameters of functions whose pattern or type is a tuple, behind any number of `&`.
fn tuple_parameters(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for function in FUNCTION.find_iter(code) {
        let Some(open) = parameters(code, function.end()) else { continue };
        let Some(close) = brackets::closing(code, open) else { continue };
        for (offset, parameter) in brackets::split_commas(&code[open + 1..close]) {
            let trimmed = parameter.trim();
            let (pattern, kind) = halves(trimmed);
            if is_tuple(pattern) || is_tuple(kind) {
                let blank = parameter.len() - parameter.trim_start().len();
                found.push((open + 1 + offset + blank, trimmed));
            }
        }
    }
    found
}

/// Returns the offset of the parameter list's bracket, after the type parameters.
fn parameters(code: &str, from: usize) -> Option<usize> {
    let (mut depth, mut before) = (0i32, b' ');
    for (at, byte) in code.bytes().enumerate().skip(from) {
        match byte {
            b'<' => depth += 1,
            b'>' if before != b'-' => depth -= 1,
            b'(' if depth == 0 => return Some(at),
            b'{' | b';' => return None,
            _ => {}
        }
        before = byte;
    }
    None
}

/// Splits a parameter at its colon.
fn halves(parameter: &str) -> (&str, &str) {
    let mut depth = 0i32;
    let bytes = parameter.as_bytes();
    for (at, byte) in parameter.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            b':' if depth == 0 && bytes.get(at + 1) != Some(&b':') && (at == 0 || bytes[at - 1] != b':') => {
                return (&parameter[..at], &parameter[at + 1..]);
            }
            _ => {}
        }
    }
    (parameter, "")
}

/// Returns whether a pattern or a type is a tuple of two or more.
fn is_tuple(part: &str) -> bool {
    let mut part = part.trim();
    while let Some(rest) = part.strip_prefix('&') {
        let rest = rest.trim_start();
        let rest =
            if rest.starts_with('\'') { rest.split_once(' ').map_or("", |(_, rest)| rest) } else { rest };
        part = rest.strip_prefix("mut ").unwrap_or(rest).trim_start();
    }
    part.starts_with('(')
        && brackets::closing(part, 0)
            .is_some_and(|close| close + 1 == part.len() && brackets::split_commas(&part[1..close]).len() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tuples_are_counted_and_other_brackets_are_not() {
        let code = "fn a<F: Fn((u8, u8)) -> u8>(&self, (b, c): (B, C), d: &'a mut (D, E)) {}\n\
            fn f(g: fn((u8, u8)), h: [(u8, u8); 2], i: &(dyn J + K), l: (), m: crate::M<(N, O)>) -> (P, Q) {}\n\
            let r = |(s, t): (S, T)| s;";
        let found: Vec<_> = tuple_parameters(code).into_iter().map(|found| found.1).collect();
        assert_eq!(found, ["(b, c): (B, C)", "d: &'a mut (D, E)"]);
    }
}
