//! The facts about cards that clients receive match their schema.

use contract::Rules;
use games::{Listed, Visitor, visit_all};

#[derive(Clone)]
struct Check;

impl Visitor for Check {
    type Output = bool;

    fn visit<R: Rules>(self, _: Listed<R>) -> bool {
        let Some(facts) = R::facts() else { return false };
        let schema = jsonschema::validator_for(facts.schema()).expect("a schema");
        let wrong: Vec<_> = schema.iter_errors(facts.value()).map(|error| error.to_string()).collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", R::INFO.id);
        assert_eq!(facts.schema()["title"], "Facts", "{}: clients know the type by this name", R::INFO.id);
        true
    }
}

#[test]
fn facts_look_as_their_schemas_say() {
    assert_eq!(visit_all(&Check).into_iter().filter(|has_facts| *has_facts).count(), 4);
}
