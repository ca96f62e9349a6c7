//! Prints what is on all cards and wonder boards as JSON, or with `schema` what that looks like (JSON Schema):
//! `cargo run -p seven-wonders --example seven_wonders_facts -- schema`.
//!
//! `cargo xtask gen` keeps the output in `web/src/generated/`, where cards are drawn from it.

use schemars::generate::SchemaSettings;
use seven_wonders::Facts;

fn main() {
    let printed = if std::env::args().nth(1).as_deref() == Some("schema") {
        let settings = SchemaSettings::draft2020_12().for_serialize();
        settings.into_generator().into_root_schema_for::<Facts>().to_value()
    } else {
        serde_json::to_value(Facts::printed()).expect("facts have string keys and no failing serializers")
    };
    println!("{printed:#}");
}
