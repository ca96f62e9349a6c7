//! The league as a command: its output, its reproducibility, and its errors.

#![expect(clippy::unwrap_used, reason = "a helper of tests may fail like a test")]

use clap::Parser;
use games::{
    cli::LeagueArgs,
    league::{LeagueError, Standing, run},
};

#[derive(Parser)]
struct Command {
    #[command(flatten)]
    args: LeagueArgs,
}

fn league(line: &str) -> (Result<Vec<Standing>, LeagueError>, String) {
    let args = Command::parse_from(std::iter::once("league").chain(line.split_whitespace())).args;
    let mut out = Vec::new();
    let standings = run(&args, &mut out);
    (standings, String::from_utf8(out).unwrap())
}

/// Removes the values that depend on the machine.
fn without_times(standings: &[Standing]) -> Vec<Standing> {
    let mut standings = standings.to_vec();
    standings.iter_mut().flat_map(|one| &mut one.members).for_each(|member| member.time = None);
    standings
}

const SMALL: &str =
    "--game seven-kingdoms --seats 3 --players random,steady,strong,strong:open --plays 20 --games 12";

#[test]
fn a_small_league_is_the_same_again_on_any_number_of_threads() {
    let (one, out) = league(&format!("{SMALL} --threads 1"));
    let (two, _) = league(&format!("{SMALL} --threads 2"));
    let (one, two) = (one.unwrap(), two.unwrap());
    assert_eq!(without_times(&one), without_times(&two));
    let Standing { field, matches, members } = &one[0];
    assert_eq!((field.as_str(), *matches), ("7 Kingdoms, 3 seats", (12, 12)));
    let names: Vec<&str> = members.iter().map(|member| member.name.as_str()).collect();
    assert_eq!(names, ["random", "steady", "strong@20", "strong:open@20"]);
    let [random, steady, strong, open] = &members[..] else { panic!("four players") };
    let rated = |member: &games::league::Member| member.rating.unwrap().share;
    assert!(rated(random) < rated(steady) && rated(steady) < rated(strong), "{out}");
    assert!(random.points < steady.points && steady.points < strong.points, "{out}");
    assert!(open.against[0].is_none() && open.against[2].is_some(), "{out}");
    let (there, back) = (steady.against[0].unwrap(), random.against[1].unwrap());
    assert!(there.low > 0.5 && (there.share + back.share - 1.0).abs() < 1e-9, "{out}");
    assert!(members.iter().all(|member| member.time.is_some()), "{out}");
    assert_eq!(out.lines().filter(|line| line.starts_with("per pair, ")).count(), 4, "{out}");
    assert_eq!(
        out.lines().filter(|line| line.starts_with("hidden cards: strong:open@20 wins ")).count(),
        1,
        "{out}"
    );
}

#[test]
fn what_was_played_is_not_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("results");
    let line = |games: u32| {
        let file = file.display();
        format!(
            "--game seven-kingdoms --seats 2 --players random,skilled --games {games} --threads 1 --results {file}"
        )
    };
    let (first, _) = league(&line(4));
    assert_eq!(first.unwrap()[0].matches, (4, 4));
    let kept = std::fs::read_to_string(&file).unwrap();
    assert_eq!(kept.lines().count(), 2, "a line for each deal: {kept}");
    // The file is truncated in the middle of a line, and another line was changed: the changed line is
    // accepted.
    let (one, other) = kept.split_once('\n').unwrap();
    let changed = one.replace("\"deal\":0", "\"deal\":2");
    std::fs::write(&file, format!("{one}\n{changed}\n{}", &other[..other.len() / 2])).unwrap();
    let (more, _) = league(&line(6));
    assert_eq!(more.unwrap()[0].matches, (6, 6));
    let kept_now = std::fs::read_to_string(&file).unwrap();
    assert_eq!(kept_now.lines().count(), 3, "only the deal that was cut off is played: {kept_now}");
    let points = |kept: &str, deal: &str| {
        let line = kept.lines().find(|line| line.contains(deal)).unwrap().to_owned();
        line.split_once("\"matches\"").unwrap().1.split_once("\"nanos\"").unwrap().0.to_owned()
    };
    assert_eq!(points(&kept, "\"deal\":1"), points(&kept_now, "\"deal\":1"));
    std::fs::write(&file, "{}\n").unwrap();
    let (refused, _) = league(&line(4));
    assert!(refused.unwrap_err().to_string().contains("results, line 1: "));
}

#[test]
fn the_tables_are_written_into_their_place_on_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page.md");
    let line = format!(
        "--game seven-kingdoms --seats 2 --players random,skilled,strong@9,strong:open@9 --games 2 --markdown {}",
        page.display()
    );
    std::fs::write(&page, "before\nafter\n").unwrap();
    assert!(matches!(league(&line).0, Err(LeagueError::NoPlace(_))));
    std::fs::write(&page, "before\n<!-- septet league -->\nold\n<!-- septet league: end -->\nafter\n")
        .unwrap();
    league(&line).0.unwrap();
    let written = std::fs::read_to_string(&page).unwrap();
    assert!(
        written
            .starts_with("before\n<!-- septet league -->\nMade with `septet league --game seven-kingdoms ")
    );
    assert!(
        written.ends_with("\n<!-- septet league: end -->\nafter\n") && !written.contains("old"),
        "{written}"
    );
    assert!(written.contains("\n**7 Kingdoms, 2 seats**, 2 matches a pair\n"), "{written}");
    assert!(written.contains("\nWhat hidden cards are worth: `strong:open@9` wins "), "{written}");
    let widths: Vec<usize> =
        written.lines().filter(|line| line.starts_with('|')).map(|line| line.matches('|').count()).collect();
    assert_eq!(widths, [9; 6], "a head, a line and four players: {written}");
}

#[test]
fn all_games_and_boxes_are_played_if_nothing_is_said() {
    let (standings, out) = league("--players random,rules --games 1");
    // `rules` plays only one game, so it has no opponent in the others.
    assert!(matches!(standings, Err(LeagueError::Alone { .. })), "{out}");
    let (standings, out) = league("--players random,newcomer,rules --games 1");
    let fields: Vec<String> = standings.unwrap().into_iter().map(|one| one.field).collect();
    for game in games::GAMES {
        assert!(fields.iter().any(|field| field.starts_with(game.name)), "{}: {fields:?}", game.name);
    }
    assert!(fields.iter().any(|field| field.contains("Leaders and Cities")), "{fields:?}");
    let wonders = fields.iter().filter(|field| field.starts_with("7 Wonders")).count();
    assert_eq!(out.matches("per pair, rules against random").count(), wonders, "only they have it: {out}");
    assert!(out.contains("per pair, newcomer against random"), "{out}");
}

#[test]
fn a_bent_league_is_refused() {
    let refused = |line: &str| league(line).0.unwrap_err().to_string();
    assert!(refused("--game chess").starts_with(r#"there is no game "chess"; there are seven-wonders"#));
    assert!(refused("--players random,deepblue").contains(r#"has a player "deepblue""#));
    assert!(refused("--players random,skilled:open").contains(r#"has a player "skilled:open""#));
    assert!(refused("--game seven-kingdoms --players random").contains("fewer than two"));
    // Another game has that player, and the league's default players are of all games.
    assert!(refused("--game seven-kingdoms --players random,rules").contains("fewer than two"));
    let (standings, _) = league("--game seven-kingdoms --seats 2 --players random,rules,newcomer --games 1");
    assert_eq!(standings.unwrap()[0].members.len(), 2);
    assert!(
        refused("--game seven-kingdoms --seats 9 --players random,steady").starts_with("7 Kingdoms, 9 seats")
    );
    assert!(
        refused("--game seven-kingdoms --options 7 --players random,steady").starts_with("not options of")
    );
    for line in ["--plays 3 --scale 2", "--scale -1", "--scale nan", "--games 0", "--seats 3"] {
        let words = std::iter::once("league").chain(line.split_whitespace());
        assert!(Command::try_parse_from(words).is_err(), "{line}");
    }
}
