import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { content, type MakeHouse, openMakeHouse, problem } from '../testing/make-house.ts';

let house: MakeHouse;

beforeAll(async () => {
  house = await openMakeHouse();
});

afterAll(() => house.close());

describe('saving', () => {
  test('an activity in no menu is there for all at once, judged by its template', async () => {
    const { _id } = await house.made();

    const empty = (await house.draft(_id, content([{ question: { text: 'Which?' } }]), 1)).json();
    const full = (await house.draft(_id, content([problem('cow')]), empty.version)).json();

    expect(empty).toMatchObject({ version: 2, published: true, isValid: false });
    expect(empty.issues.map(({ severity }: { severity: string }) => severity)).toContain('error');
    expect(full).toMatchObject({ version: 3, published: true, isValid: true, issues: [], data: null });
    expect((await house.played(_id)).data).toEqual(content([problem('cow')]));
    expect((await house.opened(_id)).isValid).toBe(true);
  });

  test('lists tell how much is to fix in what is being made, until it is published', async () => {
    const { _id } = await house.made();
    const told = async () => {
      const listed: { _id: string; toFix: number | null }[] = (await house.ask('author', 'editList')).json()
        .data;
      return listed.find((one) => one._id === _id)?.toFix;
    };
    const untouched = await told();

    const { version, issues } = (await house.save(_id, content([{ id: 'cow', question: {} }]), 1)).json();
    const wrong = await told();
    const full = (await house.save(_id, content([problem('cow')]), version)).json();
    const right = await told();
    await house.offer(_id);
    await house.draft(_id, content([{ id: 'cow', question: {} }]), full.version);

    expect([untouched, wrong, right, await told()]).toEqual([null, issues.length, 0, issues.length]);
    expect(issues.length).toBeGreaterThan(1);
  });

  test('a file that is not there is told to the author, and keeps nothing from being ready', async () => {
    const { _id } = await house.made();
    const pictured = { ...problem('cow'), question: { text: 'Which?', image: 'no-such-file.png' } };
    const wrongKind = { ...problem('cow'), question: { text: 'Which?', image: 'javascript:alert(1)' } };

    const missing = (await house.draft(_id, content([pictured]), 1)).json();
    const other = (await house.draft(_id, content([wrongKind]), missing.version)).json();

    const path = ['gameData', 'problems', 0, 'question', 'image'];
    expect(missing).toMatchObject({
      isValid: true,
      issues: [{ code: 'file.missing', path, severity: 'warning' }],
    });
    expect(other).toMatchObject({
      isValid: false,
      issues: [{ code: 'file.notImage', path, severity: 'error' }],
    });
  });

  test('invisible signs of a pasted text are not stored', async () => {
    const { _id } = await house.made();

    const { data } = (await house.draft(_id, content([problem('co\u00adw\u200b')]), 1)).json();

    expect(data.gameData.problems[0].correctAnswer).toEqual({ text: 'cow' });
  });

  test('problems get ids that stay', async () => {
    const { _id } = await house.made();

    const first = (await house.save(_id, content([{ ...problem('cow'), id: undefined }]), 1)).json();
    const [given] = first.data.gameData.problems;
    const again = (
      await house.save(_id, content([{ ...given, question: { text: 'Who?' } }]), first.version)
    ).json();

    expect(given.id).toMatch(/\S/);
    expect(again.data).toBeNull();
    expect((await house.opened(_id)).data).toMatchObject({ gameData: { problems: [{ id: given.id }] } });
  });

  test('learners keep what was published until the draft is', async () => {
    const { _id } = await house.made();
    await house.save(_id, content([problem('cow')]), 1);
    await house.offer(_id);

    const half = (await house.draft(_id, content([problem('cow'), { id: 'hen', question: {} }]), 2)).json();
    const seen = await house.played(_id);
    const refused = (await house.draft(_id, content([{ id: 'cow', question: {} }]), half.version)).json();
    const notReady = await house.save(_id, content([{ id: 'cow', question: {} }]), refused.version);
    const finished = (
      await house.save(_id, content([problem('cow'), problem('hen')]), refused.version)
    ).json();

    expect(half).toMatchObject({ published: false, publishedVersion: 2, version: 3 });
    expect(seen.data).toEqual(content([problem('cow')]));
    expect((await house.opened(_id)).inMenu).toBe(true);
    expect(refused.isValid).toBe(false);
    expect([notReady.statusCode, notReady.json().code]).toEqual([422, 'activities.notReady']);
    expect(finished).toMatchObject({ published: true, isValid: true, publishedVersion: 5 });
    expect((await house.played(_id)).data.gameData.problems).toHaveLength(2);
    expect((await house.opened(_id)).hasDraft).toBe(false);
  });

  test('two authors who change different problems both keep their work', async () => {
    const { _id } = await house.made();
    const { version } = (await house.save(_id, content([problem('a'), problem('b')]), 1)).json();

    const first = (
      await house.save(_id, content([problem('a', 'Mine?'), problem('b')]), version, 'author')
    ).json();
    const second = (
      await house.save(_id, content([problem('a'), problem('b', 'Theirs?')]), version, 'translator')
    ).json();

    expect(first.data).toBeNull();
    expect(second.data).toEqual(content([problem('a', 'Mine?'), problem('b', 'Theirs?')]));
    expect((await house.opened(_id)).data).toEqual(second.data);
  });

  test('two authors who change the same problem are shown both, and nothing is overwritten', async () => {
    const { _id } = await house.made();
    const { version } = (await house.save(_id, content([problem('a')]), 1)).json();
    await house.save(_id, content([problem('a', 'Mine?')]), version, 'author');

    const refused = await house.save(_id, content([problem('a', 'Theirs?')]), version, 'translator');

    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'activities.changedByOthers',
      theirs: {
        version: version + 1,
        savedBy: expect.any(String),
        data: content([problem('a', 'Mine?')]),
        clashes: [{ part: 'problem.a', mine: problem('a', 'Theirs?'), theirs: problem('a', 'Mine?') }],
      },
    });
    expect((await house.opened(_id)).data).toEqual(content([problem('a', 'Mine?')]));
  });

  test('saving at the same moment loses nobody', async () => {
    const { _id } = await house.made();
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const { version } = (await house.save(_id, content(ids.map((id) => problem(id))), 1)).json();

    const replies = await Promise.all(
      ids.map((changed) =>
        house.draft(
          _id,
          content(ids.map((id) => problem(id, id === changed ? 'Changed?' : undefined))),
          version,
        ),
      ),
    );

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
    expect((await house.opened(_id)).data).toEqual(content(ids.map((id) => problem(id, 'Changed?'))));
  });

  test('an answer that was lost is no second version', async () => {
    const { _id } = await house.made();
    const { version } = (await house.save(_id, content([problem('a')]), 1)).json();

    const again = (await house.save(_id, content([problem('a')]), 1)).json();

    expect(again.version).toBe(version);
  });

  test('markup keeps its words and nothing that runs', async () => {
    const { _id } = await house.made();
    const helpHtml = '<p onclick="x()">Tap <b>it</b><script>alert(1)</script></p>';

    const reply = (
      await house.save(_id, content([problem('<script>3 < 4</script>')], { helpHtml }), 1)
    ).json();

    expect(reply.data.helpHtml).toBe('<p>Tap <strong>it</strong></p>');
    expect(reply.data.gameData.problems[0].correctAnswer.text).toBe('<script>3 < 4</script>');
  });

  test.each([
    ['nothing', undefined, 'request.required'],
    ['no game', { options: {} }, 'activities.badData'],
    ['a list for a game', { options: {}, gameData: [] }, 'activities.badData'],
    [
      'more than seven million bytes',
      content([], { helpText: 'x'.repeat(7_000_001) }),
      'activities.dataTooLarge',
    ],
  ])('%s is refused', async (_, data, code) => {
    const { _id } = await house.made();

    expect((await house.save(_id, data, 1)).json().code).toBe(code);
  });

  test('five hundred problems are saved, merged and opened', async () => {
    const { _id } = await house.made();
    const many = (changed = -1) =>
      content(
        Array.from({ length: 500 }, (_, at) => problem(`p${at}`, at === changed ? 'Changed?' : undefined)),
      );
    const { version } = (await house.save(_id, many(), 1)).json();

    await house.save(_id, many(3), version);
    const reply = await house.save(_id, many(499), version);

    expect(reply.statusCode).toBe(200);
    const { problems } = (await house.opened(_id)).data.gameData as {
      problems: { question: { text: string } }[];
    };
    expect(problems.filter(({ question }) => question.text === 'Changed?')).toHaveLength(2);
  });

  test('larger data comes as a file, and is played', async () => {
    const { _id } = await house.made();
    const large = content([problem('cow')], { filler: 'x'.repeat(7_100_000) });
    const bytes = Buffer.from(JSON.stringify(large));
    const key = `activities/${_id}/large.json`;
    const link = (
      await house.ask('author', 'signedUrl', {
        body: { action: 'upload', key, kind: 'data', size: bytes.length },
      })
    ).json();
    await house.server.inject({ method: 'PUT', url: link.url, payload: bytes });

    const reply = (await house.save(_id, undefined, 1, 'author', { s3Key: key })).json();
    const foreign = await house.save(_id, undefined, 1, 'author', { s3Key: `drafts/${uuidv7()}/large.json` });

    expect(reply).toMatchObject({ version: 2, isValid: true });
    expect((await house.played(_id)).data).toEqual(large);
    expect(await house.opened(_id)).toMatchObject({ data: large, problemCount: null });
    const row = await house.db
      .selectFrom('activities')
      .select('data')
      .where('_id', '=', _id)
      .executeTakeFirst();
    expect(row?.data).toEqual({});
    expect(foreign.json().code).toBe('files.notYours');
  });

  test.each(['{"__proto__":{"admin":true}}', '{"a":[{"constructor":{"prototype":{"admin":true}}}]}'])(
    'a file of data that would poison objects is refused: %s',
    async (poison) => {
      const { _id } = await house.made();
      const key = `activities/${_id}/data.json`;
      const json = JSON.stringify(content([problem('cow')])).replace('"options":{}', `"options":${poison}`);
      const link = await house.ask('author', 'signedUrl', { body: { action: 'upload', key, kind: 'data' } });
      await house.server.inject({ method: 'PUT', url: link.json().url, payload: Buffer.from(json) });

      const reply = await house.save(_id, undefined, 1, 'author', { s3Key: key });

      expect(reply.json().code).toBe('activities.badData');
    },
  );

  test('a file of data with a list that is too long is refused like data that comes with the call', async () => {
    const { _id } = await house.made();
    const key = `activities/${_id}/data.json`;
    const json = JSON.stringify(content(Array.from({ length: 2_001 }, () => ({}))));
    const link = await house.ask('author', 'signedUrl', { body: { action: 'upload', key, kind: 'data' } });
    await house.server.inject({ method: 'PUT', url: link.json().url, payload: Buffer.from(json) });

    const reply = await house.save(_id, undefined, 1, 'author', { s3Key: key });

    expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.tooLong']);
  });

  test('of a template that the code does not know is refused with its words', async () => {
    const _id = uuidv7();
    await house.db
      .insertInto('activity_templates')
      .values({ _id, alias: 'chess', activity_template_name: 'Chess', family: 'choose' })
      .execute();
    const chess = await house.made('author', { templateId: _id });

    expect((await house.save(chess._id, content([]), 1)).json()).toMatchObject({
      code: 'activities.noValidation',
      message: 'Missing validate activity function',
    });
  });
});

describe('versions', () => {
  test('tell who saved when, and the old one comes back as the newest', async () => {
    const { _id } = await house.made();
    const first = (await house.save(_id, content([problem('a')]), 1)).json();
    const second = (
      await house.save(_id, content([problem('a', 'Changed?')]), first.version, 'translator')
    ).json();

    const list = (await house.ask('author', 'activityVersions', { params: { id: _id } })).json();
    const old = (
      await house.ask('author', 'activityVersion', { params: { id: _id, version: String(first.version) } })
    ).json();
    const restored = (
      await house.ask('author', 'restoreVersion', {
        params: { id: _id, version: String(first.version) },
        body: { baseVersion: second.version },
      })
    ).json();

    expect(list.data.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
    expect(list.data[0]).toMatchObject({ isPublished: true, isKept: true, author: expect.any(String) });
    expect(list.data[0].author).not.toBe(list.data[1].author);
    expect(old.data.data).toEqual(content([problem('a')]));
    expect(restored.version).toBe(4);
    expect((await house.opened(_id)).data).toEqual(content([problem('a')]));
  });

  test('restoring what somebody has changed since is refused', async () => {
    const { _id } = await house.made();
    const { version } = (await house.save(_id, content([problem('a')]), 1)).json();
    await house.save(_id, content([problem('a', 'Second?')]), version);
    await house.save(_id, content([problem('a', 'Third?')]), version + 1);

    const reply = await house.ask('author', 'restoreVersion', {
      params: { id: _id, version: String(version) },
      body: { baseVersion: version + 1 },
    });

    expect(reply.json().code).toBe('activities.changedByOthers');
  });
});
