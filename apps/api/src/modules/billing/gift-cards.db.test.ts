import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Office, openOffice } from '../../resources/testing/office.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
beforeEach(() => office.world.restore());
afterAll(() => office.house.close());

test('a rep hands out the cards of the own organisations, and a redeemed card stays what it was', async () => {
  await office.house.db
    .updateTable('master_organizations')
    .set({ rep_id: office.world.a.user('REP').id })
    .where('_id', '=', office.world.a.organization.id)
    .execute();
  const as = office.world.visitor('REP').token;
  const card = { code: 'rep-0001', value: 10, currencyIsoCode: 'USD' };
  const of = (masterOrganizationId: string | null) =>
    office.house.ask('giftCardsAdd', { as, body: { ...card, masterOrganizationId } });
  const foreign = String(
    await office.added('giftCards', {
      ...card,
      code: 'B-0001',
      masterOrganizationId: office.world.b.organization.id,
    }),
  );

  const own = await of(office.world.a.organization.id);
  const theirs = await of(office.world.b.organization.id);
  const nobodys = await of(null);
  const table = await office.house.ask('giftCardsTable', { as });
  const looked = await office.house.ask('giftCardsRow', { as, params: { id: foreign } });
  const { _id } = own.json().data;
  await office.house.db
    .updateTable('gift_cards')
    .set({ redeemed_at: new Date() })
    .where('_id', '=', _id)
    .execute();
  const worth = await office.house.ask('giftCardsEdit', {
    as,
    body: {
      ...card,
      _id,
      version: 1,
      code: 'REP-0001',
      value: 99,
      masterOrganizationId: office.world.a.organization.id,
    },
  });
  const gone = await office.house.ask('giftCardsDelete', { as, query: { id: _id } });

  expect(own.json().data.code).toBe('REP-0001');
  expect(Object.keys(theirs.json().fields)).toEqual(['masterOrganizationId']);
  expect(Object.keys(nobodys.json().fields)).toEqual(['masterOrganizationId']);
  expect(table.json().data.map(({ code }: { code: string }) => code)).toEqual(['REP-0001']);
  expect(looked.statusCode).toBe(404);
  expect(Object.keys(worth.json().fields)).toEqual(['value']);
  expect([gone.statusCode, gone.json().code]).toEqual([409, 'rows.protected']);
});
