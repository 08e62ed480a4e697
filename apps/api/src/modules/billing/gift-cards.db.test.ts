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

test('a card is worth what its currency can say, and tells the head office which family redeemed it', async () => {
  const add = async (value: number, currencyIsoCode: string, number: number) => {
    const reply = await office.house.ask('giftCardsAdd', {
      as: office.world.visitor('MASTER_ADMIN').token,
      body: {
        code: `MONEY-${number}`,
        value,
        currencyIsoCode,
        masterOrganizationId: office.world.a.organization.id,
      } as never,
    });
    return reply.statusCode === 200 ? reply.json().data.value : reply.json().fields;
  };
  const tooFine = { value: 'This currency has fewer decimals' };

  expect(await add(7.5, 'EUR', 1)).toBe(7.5);
  expect(await add(7.5, 'UGX', 2)).toEqual(tooFine);
  expect(await add(20_000_000, 'UGX', 3)).toBe(20_000_000);
  expect(Object.keys(await add(1, 'XXX', 4))).toEqual(['currencyIsoCode']);

  await office.house.db
    .updateTable('master_organizations')
    .set({ rep_id: office.world.a.user('REP').id })
    .where('_id', '=', office.world.a.organization.id)
    .execute();
  await office.house.db
    .updateTable('gift_cards')
    .set({ redeemed_at: new Date(), redeemed_by: office.world.a.taught.id })
    .where('code', '=', 'MONEY-1')
    .execute();
  const redeemer = async (as: 'MASTER_ADMIN' | 'REP') => {
    const table = await office.house.ask('giftCardsTable', {
      as: office.world.visitor(as).token,
      query: { filter: 'MONEY-1' } as never,
    });
    const [card] = table.json().data;
    return card?.redeemedByName;
  };
  expect(await redeemer('MASTER_ADMIN')).toEqual(expect.any(String));
  expect(await redeemer('REP')).toBeNull();
});
