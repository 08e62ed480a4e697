import { join } from 'node:path';
import { type BudgetEntry, budgetReport } from '../../tools/build/budgets.ts';
import { ROOT } from '../../tools/root.ts';

export function chunkSizes(): readonly BudgetEntry[] {
  return budgetReport(join(ROOT, 'apps/web/dist'));
}
