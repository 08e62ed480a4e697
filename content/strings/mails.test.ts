import { leadsElsewhere } from '@flink/contract/texts/tokens-in.ts';
import { expect, test } from 'vitest';
import mails from './mail.json' with { type: 'json' };
import registration from './mail-registration.json' with { type: 'json' };

test('the mails of the house keep to what is asked of those who write them anew', () => {
  const texts = Object.entries({ ...mails, ...registration }).flatMap(([key, row]) =>
    Object.values(row).map((text) => [key, text] as const),
  );

  expect(texts.filter(([, text]) => leadsElsewhere(text))).toEqual([]);
});
