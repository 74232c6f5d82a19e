import { kinds } from './page-kinds.ts';
import { testLook } from './screens.ts';

for (const path of kinds) testLook(path);
