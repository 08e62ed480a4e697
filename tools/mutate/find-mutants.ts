import ts from 'typescript';

/** One small change to a source. */
export interface Change {
  readonly kind: string;
  /** Where the text that is replaced begins and ends. */
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
  readonly before: string;
  /** Null drops the statement. */
  readonly after: string | null;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};

/** As the query builder is given them. */
const SQL_COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '!=',
  '!=': '=',
  in: 'not in',
  'not in': 'in',
  is: 'is not',
  'is not': 'is',
};

const LOGICAL: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '+=': '-=', '-=': '+=' };

/** What is written to a log changes nothing that a test should hold. */
const LOGS = /(^|\.)(log|logger|console)(\W|$)/;

/** All changes to a source that could be told from the original, in the order in which they stand. */
export function findChanges(text: string): readonly Change[] {
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const changes: Change[] = [];
  visit(source);
  return changes;

  function visit(node: ts.Node): void {
    if (isOnlyTypes(node) || isLog(node)) return;
    for (const [kind, on, after] of changesOf(node)) add(kind, on, after);
    ts.forEachChild(node, visit);
  }

  function add(kind: string, on: ts.Node, after: string | null): void {
    const start = on.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    changes.push({ kind, start, end: on.getEnd(), line, before: on.getText(source), after });
  }
}

type Found = readonly [kind: string, on: ts.Node, after: string | null];

function changesOf(node: ts.Node): readonly Found[] {
  if (ts.isBinaryExpression(node)) return binaryChanges(node);
  if (ts.isIfStatement(node)) return negated(node.expression);
  if (ts.isConditionalExpression(node)) return negated(node.condition);
  if (ts.isExpressionStatement(node)) return droppedStatement(node);
  if (ts.isThrowStatement(node)) return [['drop a throw', node, null]];
  if (ts.isStringLiteralLike(node)) return stringChanges(node);
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isTarget(node))
    return [['empty an array', node, '[]']];
  return isAnswer(node) ? constantChanges(node) : [];
}

function binaryChanges(node: ts.BinaryExpression): readonly Found[] {
  const operator = node.operatorToken.getText();
  const { left, right } = node;
  const swapped = (by: string) => `${left.getText()} ${by} ${right.getText()}`;
  const comparison = COMPARISONS[operator];
  if (comparison) return [['flip a comparison', node, swapped(comparison)]];
  const logical = LOGICAL[operator];
  if (logical) return [['swap && and ||', node, `(${left.getText()}) ${logical} (${right.getText()})`]];
  const arithmetic = ARITHMETIC[operator];
  if (!arithmetic || joinsText(node)) return [];
  return [['swap + and -', node, swapped(arithmetic)]];
}

const joinsText = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some(
    (side) =>
      ts.isStringLiteralLike(side) ||
      ts.isTemplateExpression(side) ||
      (ts.isBinaryExpression(side) && joinsText(side)),
  );

/** Of a comparison the flip is the same. */
function negated(condition: ts.Expression): readonly Found[] {
  if (ts.isBinaryExpression(condition) && COMPARISONS[condition.operatorToken.getText()]) return [];
  return [['negate a condition', condition, `!(${condition.getText()})`]];
}

function droppedStatement(node: ts.ExpressionStatement): readonly Found[] {
  if (ts.isStringLiteral(node.expression)) return [];
  const kind = ts.isAwaitExpression(node.expression) ? 'remove an awaited call' : 'drop a statement';
  return [[kind, node, null]];
}

/** Words that are handed on to a function are names and texts; those that are answered or kept are values. */
function stringChanges(node: ts.StringLiteralLike): readonly Found[] {
  const { parent } = node;
  if (ts.isCallExpression(parent)) {
    const comparison = SQL_COMPARISONS[node.text];
    return comparison && parent.arguments[1] === node
      ? [['flip a comparison', node, JSON.stringify(comparison)]]
      : [];
  }
  const isValue = ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent);
  if (node.text === '' || !(isAnswer(node) || (isValue && parent.initializer === node))) return [];
  return [['empty a string', node, "''"]];
}

function constantChanges(node: ts.Node): readonly Found[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [['replace a returned constant', node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [['replace a returned constant', node, 'true']];
  if (ts.isNumericLiteral(node)) return [['replace a returned constant', node, `${node.text} + 1`]];
  return [];
}

/** What a function answers with, also as one of two possibilities. */
function isAnswer(node: ts.Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  if (ts.isParenthesizedExpression(parent)) return isAnswer(parent);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isAnswer(parent);
  return ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node);
}

/** Left of an assignment, where values are taken apart. */
const isTarget = (node: ts.Node): boolean => ts.isBinaryExpression(node.parent) && node.parent.left === node;

const isOnlyTypes = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

function isLog(node: ts.Node): boolean {
  const inner = ts.isExpressionStatement(node) ? node.expression : node;
  return ts.isCallExpression(inner) && LOGS.test(inner.expression.getText());
}
