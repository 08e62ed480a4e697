import type { Call } from '@flink/contract/call.ts';
import { calls } from '@flink/contract/calls/index.ts';
import { email, id, localeCode, sent, tableQuery } from '@flink/contract/entities/shape.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sampleOf } from './sample.ts';

test('every part of every call has a sample that it takes', () => {
  for (const call of Object.values(calls) as Call[]) {
    for (const schema of [call.params, call.query, call.body]) {
      if (schema) expect(schema.safeParse(sampleOf(schema)).success).toBe(true);
    }
  }
});

test('a sample holds what is required and nothing else', () => {
  const schema = sent({
    _id: id,
    locale: localeCode,
    note: z.string().optional(),
    ages: z.number().min(3).array(),
  });

  expect(sampleOf(schema)).toEqual({ _id: expect.stringMatching(/^[0-9a-f-]{36}$/), locale: 'en', ages: [] });
  expect(sampleOf(tableQuery(['name']))).toEqual({});
});

test('a text is found also behind a transformation', () => {
  expect(sampleOf(sent({ email }))).toEqual({ email: 'nobody@example.test' });
});

test('a schema that no sample fits is reported by the place', () => {
  expect(() => sampleOf(sent({ code: z.string().regex(/^FLINK-\d{9}$/) }))).toThrow(
    /No sample fits at "code"/,
  );
});
