import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pdf } from '../../../ports/files/testing/samples.ts';
import { type Office, openOffice } from '../../../resources/testing/office.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
beforeEach(() => office.world.restore());
afterAll(() => office.house.close());

test('a document whose file is sent afterwards is shown with it, and read by all who work here', async () => {
  const made = await office.ask('documentsAdd', {
    body: { name: 'Sent later', localeId: await office.idOf('locales', 'English') },
  });
  const { _id } = made.body.data;
  const reading = { as: office.world.visitor('TEACHER').token, params: { id: String(_id) } };

  const none = await office.house.ask('documentsView', reading);
  const before = await office.house.ask('documentsList', { as: reading.as });
  await office.house.server.inject({ method: 'PUT', url: String(made.body.uploadUrl), payload: pdf() });
  const row = await office.ask('documentsRow', { params: { id: _id } });
  const view = await office.house.ask('documentsView', reading);
  const download = await office.house.ask('documentsDownload', reading);
  const saved = await office.house.server.inject({ method: 'GET', url: download.json().link });
  const listed = await office.house.ask('documentsList', { as: office.world.visitor('TEACHER').token });
  const table = await office.house.ask('documentsTable', { as: office.world.visitor('TEACHER').token });

  expect(none.statusCode).toBe(404);
  expect(before.json().data.map((row: { readonly _id: string }) => row._id)).not.toContain(_id);
  expect(row.body.data.file).toEqual(expect.stringContaining('office/documents/file/'));
  expect(view.json()).toEqual({ success: true, link: expect.any(String) });
  expect(saved.headers['content-disposition']).toContain('"Sent later.pdf"');
  expect(listed.json().data).toContainEqual({ _id, title: 'Sent later (English)' });
  expect(table.statusCode).toBe(403);
});
