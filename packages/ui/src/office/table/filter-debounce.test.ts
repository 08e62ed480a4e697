import { describe, expect, it } from 'vitest';
import { FILTER_DEBOUNCE_MS, nextFilterStep } from './filter-debounce.ts';

describe('typing in a filter', () => {
  it('waits for the rest of the second after the last key', () => {
    const step = nextFilterStep({ text: 'an', at: 5000 }, '', 5400);

    expect(step).toEqual({ kind: 'wait', ms: 600 });
  });

  it('asks the server, without outer spaces, when nothing was typed for a second', () => {
    const step = nextFilterStep({ text: ' ana ', at: 5000 }, '', 5000 + FILTER_DEBOUNCE_MS);

    expect(step).toEqual({ kind: 'apply', search: 'ana' });
  });

  it('asks nothing when the text is what was asked before', () => {
    const step = nextFilterStep({ text: 'ana ', at: 5000 }, 'ana', 9000);

    expect(step).toEqual({ kind: 'rest' });
  });

  it('starts the second again with every key', () => {
    const first = nextFilterStep({ text: 'a', at: 0 }, '', 900);
    const second = nextFilterStep({ text: 'an', at: 900 }, '', 900);

    expect(first).toEqual({ kind: 'wait', ms: 100 });
    expect(second).toEqual({ kind: 'wait', ms: FILTER_DEBOUNCE_MS });
  });
});
