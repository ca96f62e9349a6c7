/** True in the long suite, `cargo xtask test --long`. Tests that compile programs belong to it. */
export const long = process.env.SEPTET_LONG === '1';
