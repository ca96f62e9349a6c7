// Removes the fixtures page at the end of a run.
import { rmSync } from 'node:fs';

export default () => rmSync(process.env.SEPTET_FIXTURES!, { recursive: true, force: true });
