import { accountCalls } from '@flink/contract/calls/account.ts';
import { type CallName, calls } from '@flink/contract/calls/index.ts';
import { officeCalls } from '@flink/contract/calls/office.ts';
import { ownSessionsCalls } from '@flink/contract/calls/own-sessions.ts';
import { paymentNewsCalls } from '@flink/contract/calls/payments.ts';
import { ownDataCalls } from '@flink/contract/calls/personal-data.ts';
import { resourcesCalls } from '@flink/contract/calls/resources.ts';

const isKit = (name: string) => name in resourcesCalls;
const isOffice = (name: string) => name in officeCalls;
const isOwnData = (name: string) => name in ownDataCalls || name in ownSessionsCalls;
const isAccount = (name: string) => name in accountCalls;

/**
 * Asked by other programs, or behind an address that the server hands out whole. Whoever first asks one of them from the
 * browser takes it off here: until then its name is no name in the client's types.
 */
const NOT_ASKED_HERE: readonly string[] = [
  'health',
  'ready',
  'revenueReport',
  'metrics',
  'onePersonByFamily',
  'onePersonByParams',
  'familiesByLearningCenter',
  'productName',
  'animationsList',
  'distinctStringValues',
  'themeImages',
  'previousWeekTime',
  'masteryAndUsage',
  'reportByFamily',
  'listFilesInFolder',
  'copyFiles',
  'deleteFiles',
  'uploadFile',
  'downloadFile',
  'sandboxCleverAuthorize',
  'sandboxCleverChoose',
  ...(Object.keys(paymentNewsCalls) as (keyof typeof paymentNewsCalls)[]),
] satisfies readonly CallName[];

const isNotAskedHere = (name: string) => NOT_ASKED_HERE.includes(name);
const LISTS_OF_THEIR_OWN = [isKit, isOffice, isOwnData, isAccount, isNotAskedHere];

/**
 * The browser's half of the contract: method and path as data, so that zod stays on the server. What the office manages
 * follows a pattern and is left out; what only the office asks, and what families seldom ask, is in lists of its own:
 * these are in the first load of everybody.
 */
export const endpointsFile = () =>
  fileOf('endpoints', (name) => LISTS_OF_THEIR_OWN.every((isIn) => !isIn(name)));

export const officeEndpointsFile = () => fileOf('officeEndpoints', isOffice);

export const ownDataEndpointsFile = () => fileOf('ownDataEndpoints', isOwnData);

export const accountEndpointsFile = () => fileOf('accountEndpoints', isAccount);

function fileOf(list: string, holds: (name: string) => boolean): { path: string; text: string } {
  const lines = Object.entries(calls)
    .filter(([name]) => holds(name))
    .map(([name, call]) => `  ${name}: ['${call.method}', '${call.path}'],`);
  const file = list.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    path: `packages/contract/src/client/${file}.gen.ts`,
    text: `// Made by npm run gen from packages/contract/src/calls.\nexport const ${list} = {\n${lines.join('\n')}\n} as const;\n`,
  };
}
