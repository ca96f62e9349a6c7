//! Strongly connected parts of a graph.

use std::cmp::Reverse;

use super::arrow::Arrow;

/// Returns the parts with more than one node, the largest first, each sorted.
pub(crate) fn circles(nodes: usize, arrows: impl Iterator<Item = Arrow>) -> Vec<Vec<usize>> {
    let (mut out, mut into) = (vec![Vec::new(); nodes], vec![Vec::new(); nodes]);
    for Arrow { from, to } in arrows {
        out[from].push(to);
        into[to].push(from);
    }
    // Kosaraju's algorithm: a second walk against the arrows, in the reverse order in which the first one finished.
    let mut seen = vec![false; nodes];
    let mut finished = Vec::new();
    for node in 0..nodes {
        walk(node, &out, &mut seen, &mut finished);
    }
    let mut seen = vec![false; nodes];
    let mut circles = Vec::new();
    for node in finished.into_iter().rev() {
        let mut part = Vec::new();
        walk(node, &into, &mut seen, &mut part);
        if part.len() > 1 {
            part.sort_unstable();
            circles.push(part);
        }
    }
    circles.sort_by_key(|circle| (Reverse(circle.len()), circle[0]));
    circles
}

/// Lists the unseen nodes that a node leads to, each after those that it leads to.
fn walk(start: usize, arrows: &[Vec<usize>], seen: &mut [bool], finished: &mut Vec<usize>) {
    if std::mem::replace(&mut seen[start], true) {
        return;
    }
    let mut path = vec![(start, 0)];
    while let Some((node, next)) = path.last_mut() {
        match arrows[*node].get(*next) {
            Some(to) => {
                *next += 1;
                if !std::mem::replace(&mut seen[*to], true) {
                    path.push((*to, 0));
                }
            }
            None => {
                finished.push(*node);
                path.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_are_found_with_their_sizes() {
        let arrows = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 3), (4, 5)];
        assert_eq!(
            circles(6, arrows.into_iter().map(|(from, to)| Arrow { from, to })),
            [vec![0, 1, 2], vec![3, 4]]
        );
    }
}
