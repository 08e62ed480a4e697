import { ROOT } from '../root.ts';
import {
  accountEndpointsFile,
  endpointsFile,
  officeEndpointsFile,
  ownDataEndpointsFile,
} from './endpoints.ts';
import { fixturesLockFile } from './fixtures-lock.ts';
import { openApiFile } from './openapi.ts';
import { registries } from './registries.ts';
import { reportRegistries } from './report-registries.ts';
import { tablesFile, withMigratedDatabase } from './tables.ts';

export async function generatedFiles(): Promise<readonly { readonly path: string; readonly text: string }[]> {
  return [
    endpointsFile(),
    officeEndpointsFile(),
    ownDataEndpointsFile(),
    accountEndpointsFile(),
    openApiFile(),
    ...registries(ROOT),
    ...(await reportRegistries(ROOT)),
    fixturesLockFile(ROOT),
    await withMigratedDatabase(tablesFile),
  ];
}
