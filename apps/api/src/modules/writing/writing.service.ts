import type { Db } from '../../db/database.ts';
import type { Principal } from '../../plugins/access/principal.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import type { Writing } from '../../ports/writing/port.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import { plainText } from './plain-text.ts';
import { namesOfFamilies } from './writing.repo.ts';

interface Needs {
  readonly db: Db;
  readonly writing: Writing;
  readonly catalog: Pick<CatalogService, 'texts'>;
}

interface Asked {
  readonly writing: string;
  readonly earlier: readonly string[];
  readonly words: readonly string[];
  readonly task: string;
}

export function writingService({ db, writing, catalog }: Needs) {
  /** Of everybody whom a text is likely to name, with whoever is signed in. */
  async function namesFor(principal: Principal): Promise<readonly string[]> {
    const { user, team } = sessionOf(principal);
    const families = await namesOfFamilies(db, [...new Set(team.map(({ familyId }) => familyId))]);
    const people = [user, ...team, ...families];
    return people.flatMap(({ firstname, lastname }) => [firstname, lastname]);
  }

  return {
    async feedback(principal: Principal, { writing: written, ...asked }: Asked, locale: string) {
      const draft = { text: plainText(written), ...asked, names: await namesFor(principal) };
      const reader = await catalog.texts(locale);
      const [feedback, findings = []] = await Promise.all([
        writing.feedback(draft, reader),
        writing.findings?.(draft, reader),
      ]);
      // Where they stand is said of the text as it was read.
      return { feedback, text: draft.text, findings: [...findings] };
    },
  };
}
