import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let errors: MockInstance;

// React reports an effect that returns a value, an unknown attribute or a missing key only here.
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  expect(errors.mock.calls).toEqual([]);
});
