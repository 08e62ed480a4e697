import { walkAllCalls } from '../../testing/access-walk-suite.ts';

walkAllCalls(3);
