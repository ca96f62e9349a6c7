//! Test names contain every ruling (`r5`), every example of the rules' booklet, and every answer of its
//! questions (`faq`).

mod acting;
mod answers;
mod coming_and_going;
mod laws;
mod placing;
mod scenario;
mod variants;
mod winning;
