import { expect, test, vi } from 'vitest';
import { sentData } from './sent-data.ts';

const holding = (letters: number) => ({ options: {}, gameData: { text: 'é'.repeat(letters) } });

test('data goes with its call as long as it is no larger than 7,000,000 bytes', async () => {
  const upload = vi.fn();
  const data = holding(1_000);

  expect(await sentData('a1', data, upload)).toEqual({ data });
  expect(upload).not.toHaveBeenCalled();
});

test('larger data, counted in bytes, goes before it as a file of its activity', async () => {
  const upload = vi.fn();
  const data = holding(3_600_000);

  const sent = await sentData('a1', data, upload);

  const [key, file] = upload.mock.calls[0] ?? [];
  expect(sent).toEqual({ s3Key: key });
  expect(key).toMatch(/^activities\/a1\/data-[\w-]+\.json$/);
  expect(JSON.parse(await file.text())).toEqual(data);
});

test('what cannot be sent is not called saved', async () => {
  const upload = vi.fn().mockRejectedValue(new Error('no line'));

  await expect(sentData('a1', holding(3_600_000), upload)).rejects.toThrow('no line');
});
