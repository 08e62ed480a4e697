import { expect, test } from 'vitest';
import { planNumberIssue } from './plan-number.ts';

test('more plans than are free cannot be taken back', () => {
  expect(planNumberIssue(58, 58)).toBeNull();
  expect(planNumberIssue(9999, 58)).toBe('error.plans.belowUsed');
});

test('a purchase has between one and a million plans', () => {
  expect(planNumberIssue(null)).toBe('error.request.required');
  expect(planNumberIssue(0)).toBe('error.request.outOfRange');
  expect(planNumberIssue(1_000_001)).toBe('error.request.outOfRange');
  expect(planNumberIssue(1_000_000)).toBeNull();
});
