import {
  query,
  type ScratchInstallation,
  serverPid,
  superuserUrl,
} from '../../db/embedded/testing/scratch-installation.ts';
import { type OutagesReport, outagesUnderLoad } from './outages-under-load.ts';

/** Kills the PostgreSQL of an installation again and again while people play there. */
export async function killPostgres(
  house: ScratchInstallation,
  address: string,
  outages: number,
): Promise<OutagesReport> {
  const url = await superuserUrl(house);
  return outagesUnderLoad({
    address,
    outages,
    query: (text) => query(url, text),
    breakIt: async () => void process.kill(await serverPid(house), 'SIGKILL'),
  });
}
