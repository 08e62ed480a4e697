import { learnerSettings } from '@flink/contract/entities/learner-settings.ts';
import { centerConfig } from '@flink/contract/entities/organizations.ts';
import type { CONFIG_ON_SCREENS, SETTINGS_ON_SCREENS } from '@flink/contract/testing/decided-on-screens.ts';
import { start, step } from '@flink/templates/ebook/model/game.ts';
import { dataSchema, optionsSchema } from '@flink/templates/ebook/model/schema.ts';
import { PlayTestLook } from '@flink/ui/testing/looks.tsx';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { firstHelp } from '../areas/play/activity/help/help-of.ts';
import { toolsFor } from '../areas/play/menu/bar/menu-tools.ts';
import { useHoldToHear } from '../areas/play/menu/stage/hold-to-hear.ts';
import { chosenLook } from '../areas/play/settings/drawn-look.ts';
import { introductionOf } from '../areas/play/videos/introduction-of.ts';
import { HelpDialog } from '../areas/sign-in/stage/help-dialog.tsx';
import { AppPlace } from '../testing/app-place.tsx';
import { fakeServer } from '../testing/fake-server.ts';

const video = { filename: 'film.mp4', name: 'Film' };
const CENTER = centerConfig.parse({ locales: ['en'], defaultLocale: 'en' });
const LEARNER = learnerSettings.parse({});

type Config = typeof CENTER;
type Settings = typeof LEARNER;

const menu = (config: Config) =>
  toolsFor({
    facts: {
      isFamilyTeam: true,
      parentVideos: [video],
      quickStartVideos: [video],
      documents: { quickStart: true, credits: true },
      product: { onePerson: false },
      family: { familyMembers: ['ana', 'leo'] },
      center: { config },
    },
    noLogout: config.noLogout,
    reportsOpen: false,
  });

async function helpAtSignIn({ noSupportPhone, phone }: Config): Promise<string> {
  const { unmount } = await render(
    <PlayTestLook>
      <AppPlace>
        <HelpDialog noPhone={noSupportPhone} phone={phone} onClose={() => {}} />
      </AppPlace>
    </PlayTestLook>,
  );
  const dialog = document.querySelector('dialog, [role="dialog"]');
  const links = [...(dialog?.querySelectorAll('a') ?? [])].map(({ href }) => href);
  await unmount();
  return links.join(' ');
}

/** How far into a book of ten pages it counts as read in part. */
function partOfBook({ percentBooks }: Config): number {
  const problems = Array.from({ length: 10 }, (_, page) => ({ id: `p${page}`, boxes: [{ text: 'Words' }] }));
  const setting = { players: 1, locale: 'en', bookShare: percentBooks };
  let book = step(start(dataSchema.parse({ problems }), optionsSchema.parse({}), 1, setting).state, {
    type: 'start',
  });
  for (let page = 1; page < 10; page += 1) {
    book = step(book.state, { type: 'turn', place: page });
    if (book.effects.some(({ type }) => type === 'partial')) return page;
  }
  return 10;
}

const solution = {
  _id: 'solution',
  themes: ['savanna', 'sea'],
  characters: ['fletcher', 'otto'],
  defaultTheme: 'savanna',
  defaultCharacter: 'fletcher',
  animations: { introduction: { en: 'film.mp4' } },
};

const look = (settings: Settings) => chosenLook(settings, solution, {});
const film = (settings: Settings) =>
  introductionOf(
    { selectedSolutionId: 'solution', learners: [{ settings }], product: { solutions: [solution] } },
    'en',
  );
const sheet = { html: null, text: null, audio: null, from: { html: '', audio: '' }, locale: 'en' };
const help = (settings: Settings) =>
  firstHelp(
    [
      { ...sheet, kind: 'activity' },
      { ...sheet, kind: 'team' },
    ],
    settings,
  );

function Card({ touchSpeaks, onOpen }: { readonly touchSpeaks: boolean; readonly onOpen: () => void }) {
  useHoldToHear(touchSpeaks);
  return (
    <button type="button" data-says="Farm" onClick={onOpen}>
      Farm
    </button>
  );
}

async function firstTouch({ touchSpeaks }: Settings): Promise<boolean> {
  let opened = false;
  const screen = await render(
    <PlayTestLook>
      <Card
        touchSpeaks={touchSpeaks}
        onOpen={() => {
          opened = true;
        }}
      />
    </PlayTestLook>,
  );
  await screen.getByRole('button', { name: 'Farm' }).click();
  await screen.unmount();
  return opened;
}

type Cases<Keys extends string, Values> = Readonly<
  Record<Keys, readonly [change: Partial<Values>, look: (values: Values) => unknown]>
>;

const ON_SCREENS: Cases<(typeof CONFIG_ON_SCREENS)[number], Config> = {
  noLogout: [{ noLogout: true }, menu],
  noReports: [{ noReports: true }, menu],
  noSettings: [{ noSettings: true }, menu],
  noSupportPhone: [{ noSupportPhone: true }, helpAtSignIn],
  percentBooks: [{ percentBooks: 90 }, partOfBook],
  phone: [{ phone: '+1 202 555 0100' }, helpAtSignIn],
};

const OF_LEARNERS: Cases<(typeof SETTINGS_ON_SCREENS)[number], Settings> = {
  activityHelp: [{ activityHelp: false }, help],
  autoAnimation: [{ autoAnimation: false }, film],
  bySolution: [{ bySolution: { solution: { theme: 'sea' } } }, look],
  character: [{ character: 'otto' }, look],
  teamHelp: [{ teamHelp: false }, help],
  theme: [{ theme: 'sea' }, look],
  touchSpeaks: [{ touchSpeaks: true }, firstTouch],
};

test.each(Object.entries(ON_SCREENS))('%s of a center changes what is shown', async (_, [change, show]) => {
  expect(await show({ ...CENTER, ...change })).not.toEqual(await show(CENTER));
});

test.each(Object.entries(OF_LEARNERS))('%s of a learner changes what is shown', async (_, [change, show]) => {
  fakeServer();

  expect(await show({ ...LEARNER, ...change })).not.toEqual(await show(LEARNER));
});
