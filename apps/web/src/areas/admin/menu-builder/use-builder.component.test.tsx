import type { BuiltMenu } from '@flink/contract/entities/menu-builder.ts';
import { OfficeTestLook } from '@flink/ui/testing/looks.tsx';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { AppPlace, signInAs } from '../../../testing/app-place.tsx';
import { fakeServer, lineLost, Refusal } from '../../../testing/fake-server.ts';
import { useBuilder } from './use-builder.ts';

const done = { success: true as const };

type Group = BuiltMenu['groups'][number];

const READING = { subject: 'reading', level: 1 };
const LANGUAGE = { subject: 'language', level: 2 };

const group = (_id: string, more: Partial<Group> = {}): Group => ({
  _id,
  parentId: null,
  name: _id,
  ...READING,
  fromWords: false,
  activityIds: [],
  lastActivityId: null,
  ...more,
});

const activity = (_id: string, isValid = true) => ({ _id, activityName: _id, alias: 'find-it', isValid });

const menu: BuiltMenu = {
  _id: 'menu',
  displayName: 'Starters',
  locale: 'en',
  productName: 'Flink',
  version: 3,
  groups: [
    group('farm', { activityIds: ['cow', 'pig'] }),
    group('babies', { parentId: 'farm', activityIds: ['chick'] }),
    group('market', { activityIds: ['apple'] }),
    group('songs', LANGUAGE),
  ],
  activities: ['cow', 'pig', 'chick', 'apple'].map((_id) => activity(_id)),
};

const FARM = { kind: 'group', _id: 'farm' } as const;
const MARKET = { kind: 'group', _id: 'market' } as const;
const COW = { kind: 'activity', _id: 'cow', groupId: 'farm' } as const;

const palette = (_id: string) => ({ kind: 'activity', _id, name: _id }) as const;
const pattern = { kind: 'group', _id: 'pattern', name: 'Pattern' } as const;

const Around = ({ children }: { readonly children: ReactNode }) => (
  <OfficeTestLook>
    <AppPlace>{children}</AppPlace>
  </OfficeTestLook>
);

async function open() {
  signInAs({ alias: 'SUPER' });
  const hook = await renderHook(() => useBuilder(menu), { wrapper: Around });
  await vi.waitFor(() => expect(hook.result.current).toBeTruthy());
  const builder = () => hook.result.current;
  const groupNamed = (name: string) => [...builder().tree.groups.values()].find((one) => one.name === name);
  /** What it changes at once is on the screen when it returns. */
  const act = (work: () => unknown) => flushSync(() => void work());
  return { builder, groupNamed, act };
}

const savingServer = () => {
  const server = fakeServer();
  const saved = server.answer('saveMenu', () => ({ ...done, version: 4 }));
  return { ...server, saved };
};

test('begins at the first subject and level, with nothing chosen and nothing to save', async () => {
  const { builder } = await open();

  expect(builder().cell).toEqual(READING);
  expect(builder().rows.map(({ key }) => key)).toEqual(['farm', 'market']);
  expect(builder().row).toBeUndefined();
  expect(builder().target).toEqual(READING);
  expect(builder().draft.isUnsaved).toBe(false);
});

test('adds an activity at the end of the chosen group, chooses it, says where it went and saves it', async () => {
  const { saved } = savingServer();
  const { builder, act } = await open();
  act(() => builder().choose(FARM));

  act(() => builder().add(palette('dog'), builder().target));

  expect(builder().tree.groups.get('farm')?.activities).toEqual(['cow', 'pig', 'dog']);
  expect(builder().row?.key).toBe('farm/dog');
  expect(builder().opened).toEqual(new Set(['farm']));
  expect(builder().said).toBe('dog: Into farm, place 4 of 4');
  await vi.waitFor(() => expect(builder().draft.saving?.kind).toBe('saved'));
  expect(saved.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      version: 3,
      lists: [{ in: { groupId: 'farm' }, groups: ['babies'], activities: ['cow', 'pig', 'dog'] }],
    }),
  ]);
});

test('the next thing goes beside a chosen activity, into its group', async () => {
  const { builder, act } = await open();

  act(() => builder().choose(COW));

  expect(builder().target).toEqual({ groupId: 'farm' });
});

test.each([
  ['where it needs a group', READING, 'An activity stands in a group. Put it into one'],
  ['where it stands already', { groupId: 'farm' }, 'It stands in farm already'],
])('refuses an activity %s, says why and saves nothing', async (_, to, why) => {
  const { saved } = savingServer();
  const { builder, act } = await open();

  act(() => builder().add(palette('cow'), to));

  expect(builder().said).toBe(why);
  await expect.element(page.getByText(why)).toBeVisible();
  expect(builder().chosen).toBeNull();
  expect(builder().draft.isUnsaved).toBe(false);
  expect(saved).toHaveLength(0);
});

test('copies a group with all that is in it, under ids of its own', async () => {
  const { answer } = savingServer();
  answer('groupElements', () => ({
    ...done,
    data: {
      groups: [
        group('pattern', { name: 'Pattern', activityIds: ['dog'] }),
        group('inner', { name: 'Inner', parentId: 'pattern', activityIds: ['cat'] }),
      ],
      activities: [activity('dog'), activity('cat', false)],
    },
  }));
  const { builder, groupNamed, act } = await open();

  act(() => builder().add(pattern, READING, 1));
  await vi.waitFor(() => expect(groupNamed('Pattern')).toBeDefined());

  const [copy, inner] = [groupNamed('Pattern'), groupNamed('Inner')];
  expect(copy).toMatchObject({ copiedFrom: 'pattern', groups: [inner?._id], activities: ['dog'] });
  expect(inner).toMatchObject({ copiedFrom: 'inner', groups: [], activities: ['cat'] });
  expect([copy?._id, inner?._id]).not.toContain('pattern');
  expect(builder().rows.map(({ key }) => key)).toEqual(['farm', copy?._id, 'market']);
  await vi.waitFor(() => expect(builder().row?.key).toBe(copy?._id));
  expect(builder().said).toBe('Pattern: Into Reading, level 1, place 2 of 3');
  expect(builder().known.get('cat')?.isValid).toBe(false);
  expect(builder().figures.of(READING).toFix).toBe(1);
});

test.each([
  ['a lost line', lineLost, 'No response from server'],
  [
    'a refusal',
    () => {
      throw new Refusal(404, 'notFound', { message: 'This group is gone' });
    },
    'This group is gone',
  ],
] as const)('adds no group after %s, and says so', async (_, respond, words) => {
  fakeServer().answer('groupElements', respond);
  const { builder, act } = await open();

  act(() => builder().add(pattern, READING));

  await expect.element(page.getByText(words)).toBeVisible();
  expect(builder().tree.groups.size).toBe(4);
});

test('what is taken out leaves the choice to what stood behind it, and behind the last to what stood before', async () => {
  savingServer();
  const { builder, act } = await open();
  act(() => builder().open('farm', true));
  act(() => builder().choose(FARM));

  act(() => builder().remove());

  expect(builder().tree.groups.has('farm')).toBe(false);
  expect(builder().chosen).toEqual(MARKET);
  await expect.element(page.getByText('farm was taken out')).toBeVisible();
  act(() => builder().draft.undo?.());
  act(() => builder().choose(MARKET));
  act(() => builder().remove());
  expect(builder().chosen).toEqual({ kind: 'activity', _id: 'pig', groupId: 'farm' });
});

test('takes out nothing while nothing is chosen', async () => {
  const { builder, act } = await open();

  act(() => builder().remove());

  expect(builder().draft.isUnsaved).toBe(false);
  expect(builder().said).toBe('');
});

test('moves what is chosen by a step, keeps it chosen and says where it stands', async () => {
  savingServer();
  const { builder, act } = await open();
  act(() => builder().choose(FARM));

  act(() => builder().step('down'));

  expect(builder().rows.map(({ key }) => key)).toEqual(['market', 'farm']);
  expect(builder().row?.key).toBe('farm');
  expect(builder().said).toBe('farm: Into Reading, level 1, place 2 of 2');
  act(() => builder().step('down'));
  expect(builder().draft.steps.back).toBe(1);
});

test('drops what was carried into another subject and level, and goes there', async () => {
  savingServer();
  const { builder, act } = await open();

  act(() =>
    builder().drop(
      { kind: 'group', _id: 'market', name: 'market', second: '', entry: MARKET },
      { to: LANGUAGE, index: 0, shown: { kind: 'cell' } },
    ),
  );

  expect(builder().cell).toEqual(LANGUAGE);
  expect(builder().rows.map(({ key }) => key)).toEqual(['market', 'songs']);
  expect(builder().row?.key).toBe('market');
});

test('shows where something stands, inside groups that were closed', async () => {
  const { builder, act } = await open();
  act(() => builder().chooseCell(LANGUAGE));
  expect(builder().rows.map(({ key }) => key)).toEqual(['songs']);

  act(() =>
    builder().showItem({
      kind: 'activity',
      _id: 'chick',
      name: '',
      alias: '',
      isValid: true,
      groupName: null,
    }),
  );

  expect(builder().cell).toEqual(READING);
  expect(builder().opened).toEqual(new Set(['babies', 'farm']));
  expect(builder().row?.key).toBe('babies/chick');
});

test('opens and closes one group or all, and forgets what was chosen with the subject and level', async () => {
  const { builder, act } = await open();

  act(() => builder().openAll(true));
  expect(builder().rows.map(({ key }) => key)).toEqual([
    'farm',
    'babies',
    'babies/chick',
    'farm/cow',
    'farm/pig',
    'market',
    'market/apple',
  ]);
  act(() => builder().open('farm', false));
  expect(builder().rows.map(({ key }) => key)).toEqual(['farm', 'market', 'market/apple']);
  act(() => builder().openAll(false));
  act(() => builder().choose(FARM));
  act(() => builder().chooseCell(LANGUAGE));

  expect(builder().chosen).toBeNull();
});

test('renames a group', async () => {
  savingServer();
  const { builder, act } = await open();

  act(() => builder().rename('market', 'Shop'));

  expect(builder().nameOf(MARKET)).toBe('Shop');
  expect(builder().said).toBe('Shop');
});

test('asks for the name of a new group, and puts it behind the others', async () => {
  savingServer();
  const { builder, groupNamed, act } = await open();
  act(() => builder().newGroup());
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('It stands in Reading, level 1.');

  await dialog.getByLabelText('Name learners see').fill('Zoo');
  await userEvent.keyboard('{Enter}');

  await vi.waitFor(() => expect(groupNamed('Zoo')).toBeDefined());
  expect(builder().rows.map(({ key }) => key)).toEqual(['farm', 'market', groupNamed('Zoo')?._id]);
  await vi.waitFor(() => expect(builder().row?.key).toBe(groupNamed('Zoo')?._id));
});

test('takes no subject twice, and goes to a new one', async () => {
  const { builder, act } = await open();
  act(() => builder().choose(FARM));
  act(() => builder().newSubject());
  const field = page.getByRole('dialog').getByLabelText('Name of the subject');

  await field.fill('reading');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This subject is there already')).toBeVisible();
  await field.fill('Music');
  await userEvent.keyboard('{Enter}');

  await vi.waitFor(() => expect(builder().cell).toEqual({ subject: 'Music', level: 1 }));
  expect(builder().subjects).toContain('Music');
  expect(builder().chosen).toBeNull();
});

test.each([
  [
    'what fits goes on top of it',
    menu.groups,
    'Somebody else changed this menu. Their changes are in, yours were put on top.',
  ],
  [
    'what no longer fits is counted',
    menu.groups.filter(({ _id }) => _id !== 'market'),
    'Somebody else changed this menu. 1 of your changes no longer fits and was left out.',
  ],
])('somebody else saved first: %s', async (_, theirs, words) => {
  const server = fakeServer();
  server.answer('builtMenu', () => ({ ...done, data: { ...menu, version: 9, groups: theirs } }));
  const saved = server.answer('saveMenu', (_request, attempt) => {
    if (attempt === 1) throw new Refusal(409, 'conflict');
    return { ...done, version: 10 };
  });
  const { builder, act } = await open();

  act(() => builder().rename('market', 'Shop'));

  await expect.element(page.getByText(words)).toBeVisible();
  await vi.waitFor(() => expect(builder().draft.isUnsaved).toBe(false));
  const versions = saved.map(({ body }) => (body as { version: number }).version);
  expect(versions).toEqual(theirs === menu.groups ? [3, 9] : [3]);
});
