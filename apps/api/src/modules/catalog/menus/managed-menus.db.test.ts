import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../resources/testing/office.ts';
import { samplesOf } from '../../../resources/testing/samples.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
beforeEach(() => office.world.restore());
afterAll(() => office.house.close());

test('what a product offers first is one of its solutions, and no solution is left without a product', async () => {
  const solutionId = await office.aSolution();
  const { _id, version, ...product } = (
    await office.ask('productsRow', { params: { id: await office.aProduct() } })
  ).body.data;
  const { isProtected: _, ...values } = product;
  const other = String(await office.added('products', { name: 'Another', onePerson: false }));

  const withoutIt = await office.ask('productsEdit', { body: { ...values, _id, version, solutionIds: [] } });
  const foreign = await office.ask('productsAdd', {
    body: { name: 'Third', onePerson: false, defaultSolutionsForMembers: { en: solutionId } },
  });
  const first = await office.ask('productsEdit', {
    body: { ...values, _id, version, defaultSolutionsForMembers: { en: solutionId } },
  });
  const used = await office.ask('productsDelete', { query: { id: _id } });
  const moved = await office.ask('productsEdit', {
    body: { name: 'Another', onePerson: false, _id: other, version: 1, solutionIds: [solutionId] },
  });
  const solution = await office.ask('solutionsRow', { params: { id: solutionId } });

  expect([withoutIt.statusCode, Object.keys(withoutIt.body.fields ?? {})]).toEqual([400, ['solutionIds']]);
  expect(Object.keys(foreign.body.fields ?? {})).toEqual(['defaultSolutionsForMembers.en']);
  expect(first.body.data.defaultSolutionsForMembers).toEqual({ en: solutionId });
  expect([used.body.code, used.body.rows]).toEqual([
    'rows.inUse',
    [{ section: 'solutions', _id: solutionId, title: 'Of the menus' }],
  ]);
  expect(moved.body.data.solutionIds).toEqual([solutionId]);
  expect(solution.body.data.productName).toBe('Another');
});

test('a solution that families play is not taken out of their product by another one; moved by itself, nothing offers it first there any more', async () => {
  const [played, other] = [
    String(await office.added('products', { name: 'Played', onePerson: false })),
    String(await office.added('products', { name: 'Grasping', onePerson: false })),
  ];
  const solution = {
    displayName: 'Wanted',
    localeId: await office.idOf('locales', 'English'),
    position: 0,
  };
  const solutionId = String(await office.added('solutions', { ...solution, productId: played }));
  const defaults = { defaultSolutionsForMembers: { en: solutionId } };
  await office.ask('productsEdit', {
    body: {
      name: 'Played',
      onePerson: false,
      _id: played,
      version: 1,
      solutionIds: [solutionId],
      ...defaults,
    },
  });
  await office.house.db
    .updateTable('families')
    .set({ product_id: played })
    .where('_id', '=', office.world.a.taught.id)
    .execute();

  const taken = [
    await office.ask('productsAdd', { body: { name: 'New', onePerson: false, solutionIds: [solutionId] } }),
    await office.ask('productsEdit', {
      body: { name: 'Grasping', onePerson: false, _id: other, version: 1, solutionIds: [solutionId] },
    }),
  ];
  const { version } = (await office.ask('solutionsRow', { params: { id: solutionId } })).body.data;
  const moved = await office.ask('solutionsEdit', {
    body: { ...solution, productId: other, _id: solutionId, version },
  });
  const left = (await office.ask('productsRow', { params: { id: played } })).body.data;

  expect(taken.map(({ body }) => Object.keys(body.fields ?? {}))).toEqual([['solutionIds'], ['solutionIds']]);
  expect([moved.statusCode, left.solutionIds, left.defaultSolutionsForMembers, left.version]).toEqual([
    200,
    [],
    {},
    3,
  ]);
});

test('a group does not stand in itself, nor in a group of another menu', async () => {
  const sample = (await samplesOf(office).menus?.(1)) ?? {};
  const outer = String(await office.added('menus', { ...sample, name: 'Outer' }));
  const inner = String(await office.added('menus', { ...sample, name: 'Inner', parentId: outer }));
  const elsewhere = String(
    await office.added('solutions', {
      displayName: 'Elsewhere',
      productId: await office.aProduct(),
      localeId: await office.idOf('locales', 'English'),
      position: 0,
    }),
  );

  const circle = await office.ask('menusEdit', {
    body: { ...sample, _id: outer, version: 1, parentId: inner },
  });
  const foreign = await office.ask('menusAdd', {
    body: { ...sample, solutionId: elsewhere, parentId: outer },
  });
  const gone = await office.ask('menusDelete', { query: { id: outer } });

  expect([circle.statusCode, Object.keys(circle.body.fields ?? {})]).toEqual([400, ['parentId']]);
  expect(Object.keys(foreign.body.fields ?? {})).toEqual(['parentId']);
  expect([gone.body.code, gone.body.rows]).toEqual([
    'rows.inUse',
    [{ section: 'menus', _id: inner, title: 'Inner' }],
  ]);
});
