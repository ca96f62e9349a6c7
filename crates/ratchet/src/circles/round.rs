//! The imports that close a circle.

use std::{cmp::Ordering, collections::VecDeque};

use super::{arrow::Arrow, components, graph::Graph};
use crate::{finding::Finding, verdict};

/// The number of imports that are named at most.
const MOST: usize = 3;

/// Names imports whose removal brings the circles back to the allowed sizes; if no single one does, a shortest way
/// round through each circle.
pub(crate) fn closing(graph: &Graph, allowed: &[usize]) -> Vec<Finding> {
    let circles = graph.circles();
    let inside = |arrow: &Arrow| {
        circles.iter().any(|circle| circle.contains(&arrow.from) && circle.contains(&arrow.to))
    };
    let enough = |without: &Arrow| {
        let rest = graph.arrows.keys().filter(|arrow| *arrow != without).copied();
        let sizes: Vec<_> = components::circles(graph.paths.len(), rest).iter().map(Vec::len).collect();
        verdict::compare(&sizes, allowed) != Ordering::Greater
    };
    let culprits: Vec<_> =
        graph.arrows.keys().filter(|arrow| inside(arrow)).filter(|arrow| enough(arrow)).copied().collect();
    if culprits.is_empty() {
        return circles
            .iter()
            .filter_map(|circle| shortest(graph, circle))
            .map(|arrow| finding(graph, arrow))
            .collect();
    }
    culprits.into_iter().take(MOST).map(|arrow| finding(graph, arrow)).collect()
}

/// Returns the arrow of a circle with the shortest way back.
fn shortest(graph: &Graph, circle: &[usize]) -> Option<Arrow> {
    let arrows =
        graph.arrows.keys().filter(|arrow| circle.contains(&arrow.from) && circle.contains(&arrow.to));
    arrows.copied().min_by_key(|arrow| way_back(graph, *arrow).len())
}

/// Describes the shortest way round through a file.
pub(crate) fn through(graph: &Graph, file: usize) -> Vec<Finding> {
    let returns = |arrow: &&Arrow| way_back(graph, **arrow).first() == Some(&arrow.to);
    let arrows = graph.arrows.keys().filter(|arrow| arrow.from == file).filter(returns);
    let shortest = arrows.copied().min_by_key(|arrow| way_back(graph, *arrow).len());
    shortest.map(|arrow| finding(graph, arrow)).into_iter().collect()
}

/// Describes an arrow and its shortest way back.
fn finding(graph: &Graph, arrow: Arrow) -> Finding {
    let line = |arrow: &Arrow| graph.arrows.get(arrow).copied().unwrap_or(1);
    let way = way_back(graph, arrow);
    let back = way.windows(2).map(|pair| {
        format!(
            "{}:{} -> {}",
            graph.paths[pair[0]],
            line(&Arrow { from: pair[0], to: pair[1] }),
            short(graph, pair[1])
        )
    });
    let back = back.collect::<Vec<_>>().join(", ");
    let text = format!(
        "this import of {} closes a circle: {back}. Remove one of these imports, or move the shared item to a third file",
        short(graph, arrow.to),
    );
    Finding::new(&graph.paths[arrow.from], line(&arrow), text)
}

/// Returns a path without the folder of its crate.
fn short(graph: &Graph, file: usize) -> &str {
    let path = &graph.paths[file];
    path.split_once("/src/").map_or(path, |(_, inner)| inner)
}

/// Returns the shortest way from the end of an arrow to its beginning, both included.
fn way_back(graph: &Graph, arrow: Arrow) -> Vec<usize> {
    let Arrow { from, to } = arrow;
    let mut before: Vec<Option<usize>> = vec![None; graph.paths.len()];
    let mut queue = VecDeque::from([to]);
    while let Some(node) = queue.pop_front() {
        if node == from {
            break;
        }
        let ahead = Arrow { from: node, to: 0 }..=Arrow { from: node, to: usize::MAX };
        for Arrow { to: next, .. } in graph.arrows.range(ahead).map(|(arrow, _)| arrow) {
            if *next != to && before[*next].is_none() {
                before[*next] = Some(node);
                queue.push_back(*next);
            }
        }
    }
    let mut way = vec![from];
    while let Some(node) = way.last().and_then(|last| before[*last]) {
        way.push(node);
    }
    way.reverse();
    way
}
