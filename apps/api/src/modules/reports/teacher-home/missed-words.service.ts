import type { MissedWordsIn } from '@flink/contract/entities/teacher-home.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import {
  MISSED_WITHIN_DAYS,
  missedWords,
  wordsOfGame,
} from '@flink/contract/rules/teacher-home/missed-words.ts';
import type { Db } from '../../../db/database.ts';
import { type Principal, sessionOf } from '../../../plugins/access/principal.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import type { generationService } from '../../make/generation/generation.service.ts';
import { asTeacher } from './home-reader.ts';
import * as repo from './missed-words.repo.ts';
import { center, familiesOf, type TeacherScope } from './teacher-home.repo.ts';

interface Needs {
  readonly db: Db;
  readonly catalog: Pick<CatalogService, 'texts'>;
  readonly generation: Pick<ReturnType<typeof generationService>, 'practiceGame'>;
}

/** Words that the families of a teacher miss most often, and a game made of them. */
export function missedWordsService({ db, catalog, generation }: Needs) {
  const wordsMet = async (teacher: TeacherScope) => {
    const taught = await familiesOf(db, teacher);
    if (taught.length === 0) return new Map<string, readonly repo.WordMetIn[]>();
    const ids = taught.map(({ _id }) => _id);
    return Map.groupBy(await repo.wordsMet(db, ids, MISSED_WITHIN_DAYS), ({ locale }) => locale);
  };

  return {
    async list(scope: Scope): Promise<MissedWordsIn[]> {
      const teacher = asTeacher(scope);
      const [met, games] = await Promise.all([wordsMet(teacher), repo.gamesOf(db, teacher)]);
      return [...met].flatMap(([locale, rows]) => {
        const words = [...missedWords(rows)];
        const game = games.find((one) => one.locale === locale);
        if (words.length === 0) return [];
        return { locale, words, game: game ? { activityId: game.activityId, madeAt: game.madeAt } : null };
      });
    },

    /** Played by its address; it stands in no menu and counts for nobody. */
    async makeGame(scope: Scope, principal: Principal, locale: string) {
      const teacher = asTeacher(scope);
      const met = (await wordsMet(teacher)).get(locale) ?? [];
      if (missedWords(met).length === 0) throw new AppError('notFound');
      const ofCenter = await center(db, teacher);
      if (!ofCenter) throw new AppError('notFound');
      const { t } = await catalog.texts(locale);
      const activityId = await generation.practiceGame(sessionOf(principal), {
        activityName: t('mail.practiceGame', { name: ofCenter.name }),
        locale,
        wordIds: wordsOfGame(met),
        held: (tx) => repo.lockedGame(tx, teacher, locale),
        keep: (tx, _id) => repo.keepGame(tx, teacher, { locale, activityId: _id }),
      });
      return { activityId };
    },
  };
}
