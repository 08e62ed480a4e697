import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { chosenSolution } from '@flink/contract/rules/play/chosen-solution.ts';
import { spokenLocale } from '@flink/contract/rules/play/spoken-locale.ts';
import type { Db } from '../../../db/database.ts';
import { type PlayingTeam, playingTeam } from '../../../plugins/access/playing-team.ts';
import { type Scope, scopeOf } from '../../../plugins/access/scope.ts';
import type { FilmsService } from '../../catalog/films/films.service.ts';
import type { MenusService } from '../../catalog/menus/menus.service.ts';
import type { FamiliesService } from '../../families/families.service.ts';
import type { PrepaidService } from '../../families/prepaid.service.ts';
import type { organizationsService } from '../../organizations/organizations.service.ts';

import { settingsFrom } from '../goals/learner-settings.ts';
import * as goals from '../goals/learning-goals.repo.ts';
import { pointsConfigFrom } from '../points/points.service.ts';
import * as repo from './play-data.repo.ts';
import type { ThemesService } from './themes.service.ts';

interface Needs {
  readonly db: Db;
  readonly menus: Pick<MenusService, 'productOf' | 'menu' | 'group' | 'groupsOf'>;
  readonly families: Pick<FamiliesService, 'own'>;
  readonly prepaid: Pick<PrepaidService, 'status' | 'checkActive'>;
  readonly films: Pick<FilmsService, 'inLanguage'>;
  readonly themes: Pick<ThemesService, 'ownScenes' | 'names' | 'ownCharacters'>;
  readonly organizations: Pick<ReturnType<typeof organizationsService>, 'learningCenter'>;
}

interface Wishes {
  readonly locale: string;
  readonly reports: 'all' | 'groups';
  readonly menu: 'none' | 'selected';
}

/** The languages of somebody who signs in. */
interface SpokenAtTheDoor {
  readonly byHand: string | undefined;
  /** By the screen, before anybody was signed in. */
  readonly spoken: string;
}

type ReportRow = Awaited<ReturnType<typeof repo.allReportsOf>>[number];

export function playDataService({ db, menus, families, prepaid, films, themes, organizations }: Needs) {
  const centerOf = async (scope: Scope, { learningCenterId }: PlayingTeam) => {
    // A session of a learner names its center; one that does not was made by nobody.
    if (learningCenterId === null) throw new AppError('access.denied');
    const { _id, name, timeZone, todayEnds, config, points } = await organizations.learningCenter(
      scope,
      learningCenterId,
    );
    return { _id, name, timeZone, todayEnds, config, points: pointsConfigFrom(points) };
  };

  const service = {
    /** For who has just signed in. Where there is nothing to play, the board's own question is told why. */
    async firstBoard(session: Session, { byHand, spoken }: SpokenAtTheDoor) {
      if (session.learner === null) return undefined;
      const principal = { kind: 'person', session } as const;
      const locale = spokenLocale({ byHand, own: session.user.locale }) ?? spoken;
      const wishes = { locale, reports: 'groups', menu: 'selected' } as const;
      return service.read(scopeOf(principal), playingTeam(principal), wishes).catch((error) => {
        if (error instanceof AppError) return undefined;
        throw error;
      });
    },

    async read(scope: Scope, team: PlayingTeam, wishes: Wishes) {
      const [product, kept, ownGoals, family, center, hours, shown, scenes, themeNames, characters] =
        await Promise.all([
          menus.productOf(team.familyId),
          repo.learnersOf(db, team),
          goals.goalsOf(db, team.learnerIds),
          families.own(team.familyId),
          centerOf(scope, team),
          prepaid.status(team.familyId),
          films.inLanguage(wishes.locale),
          themes.ownScenes(),
          themes.names(wishes.locale),
          themes.ownCharacters(wishes.locale),
        ]);
      const known = new Map(
        kept.map((row) => [
          row._id,
          {
            settings: settingsFrom(row.settings),
            // Who learns alone asks nobody: the parent who registered does not play.
            hasRelatives: Boolean(row.hasRelatives) && !product.onePerson,
          },
        ]),
      );
      const wanted = known.get(team.learnerId)?.settings.selectedSolutionId ?? null;
      const selectedSolutionId = chosenSolution(product, { ...team.learner, wanted }, wishes.locale);
      const [rows, menu] = await Promise.all([
        wishes.reports === 'all'
          ? repo.allReportsOf(db, team)
          : repo.groupReportsOf(db, team, selectedSolutionId),
        // Behind the sheet that says that time is up there is nothing to open.
        wishes.menu === 'selected' && hours?.isActive !== false
          ? menus.groupsOf(team.familyId, selectedSolutionId)
          : undefined,
      ]);
      const reports = byLearner(rows);
      return {
        product,
        selectedSolutionId,
        ...(menu && { menu }),
        learners: team.learners.map((learner) => ({
          ...learner,
          ...(known.get(learner._id) ?? { settings: settingsFrom({}), hasRelatives: false }),
          learningGoals: [...(ownGoals.get(learner._id) ?? [])],
          reports: reports[learner._id] ?? {},
        })),
        family,
        isFamilyTeam: !product.onePerson && team.learners.every(({ familyId }) => familyId === team.familyId),
        center,
        prepaid: hours,
        ...(Object.keys(scenes).length > 0 && { scenes }),
        ...(Object.keys(themeNames).length > 0 && { themeNames }),
        ...(Object.keys(characters).length > 0 && { characters }),
        ...shown,
        ...(center.config.noFamilyVideo && { parentVideos: [], quickStartVideos: [] }),
      };
    },

    async menu(team: PlayingTeam, solutionId: string, activities: 'all' | 'none') {
      await prepaid.checkActive(team.familyId);
      return menus.menu(team.familyId, solutionId, activities);
    },

    async group(team: PlayingTeam, groupId: string) {
      await prepaid.checkActive(team.familyId);
      const { _id, activities, groupIds } = await menus.group(team.familyId, groupId);
      const rows = await repo.reportsIn(db, team, [
        ...activities.map((activity) => activity._id),
        ...groupIds,
      ]);
      return { _id, activities, reports: byLearner(rows) };
    },
  };
  return service;
}

function byLearner(
  rows: readonly ReportRow[],
): Record<string, Record<string, Omit<ReportRow, 'learnerId' | 'itemId'>>> {
  const grouped = Map.groupBy(rows, ({ learnerId }) => learnerId);
  return Object.fromEntries(
    [...grouped].map(([learnerId, own]) => [
      learnerId,
      Object.fromEntries(own.map(({ learnerId: _, itemId, ...report }) => [itemId, report])),
    ]),
  );
}
