mod acting;
mod laws;
mod placing;
mod scenario;
