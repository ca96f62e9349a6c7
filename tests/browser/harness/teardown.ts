// Ends a run: removes the fixtures page, which no worker needs any more.
import { rmSync } from 'node:fs';

export default () => rmSync(process.env.SEPTET_FIXTURES!, { recursive: true, force: true });
