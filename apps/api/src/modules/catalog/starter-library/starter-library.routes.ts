import { starterLibraryCalls } from '@flink/contract/calls/office/starter-library.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

export function starterLibraryRoutes({ starterLibrary }: Pick<Services, 'starterLibrary'>) {
  return routesOf(starterLibraryCalls)({
    starterLibrary: async () => ({ success: true, data: await starterLibrary.state() }),
    loadStarterLibrary: async () => ({ success: true, data: await starterLibrary.load() }),
  });
}
