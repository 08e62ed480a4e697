import ts from 'typescript';

export interface AccidentalReturn {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  /** The type of the returned value. */
  readonly type: string;
}

const EFFECT_HOOKS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
/** Hooks that answer with the function they are given. */
const WRAPPERS = new Set(['useCallback', 'useEffectEvent']);

/**
 * Finds effects and ref callbacks whose value is not certain to be a clean-up function or `undefined`. React calls
 * whatever an effect returns; a function declared `void` may return anything, as DOM methods do in newer browsers.
 */
export function findAccidentalReturns(
  program: ts.Program,
  isChecked: (file: string) => boolean,
): readonly AccidentalReturn[] {
  const checker = program.getTypeChecker();
  const found: AccidentalReturn[] = [];

  for (const source of program.getSourceFiles()) if (isChecked(source.fileName)) visit(source);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && EFFECT_HOOKS.has(nameOf(node.expression))) {
      const [callback] = node.arguments;
      if (callback) checkCallback(callback);
    } else if (ts.isJsxAttribute(node) && node.name.getText() === 'ref') {
      const { initializer } = node;
      if (initializer && ts.isJsxExpression(initializer) && initializer.expression)
        checkCallback(initializer.expression);
    }
    ts.forEachChild(node, visit);
  }

  function checkCallback(callback: ts.Expression): void {
    const expression = unwrapped(callback);
    if (ts.isConditionalExpression(expression)) {
      checkCallback(expression.whenTrue);
      checkCallback(expression.whenFalse);
      return;
    }
    const written = functionBehind(expression);
    if (written) checkFunction(written);
    // A ref that is passed on is checked where its function is written.
    else if (ts.isCallExpression(callback.parent)) checkSignatures(expression);
  }

  function functionBehind(node: ts.Node | undefined): ts.FunctionLikeDeclaration | undefined {
    if (!node) return undefined;
    if (ts.isFunctionLike(node) && 'body' in node) return node.body ? node : undefined;
    if (ts.isCallExpression(node)) {
      return WRAPPERS.has(nameOf(node.expression)) ? functionBehind(node.arguments[0]) : undefined;
    }
    if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
      return functionBehind(node.initializer && unwrapped(node.initializer));
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
    const symbol = checker.getSymbolAtLocation(node);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.valueDeclaration;
    return declaration === node ? undefined : functionBehind(declaration);
  }

  function checkFunction({ body }: ts.FunctionLikeDeclaration): void {
    if (!body) return;
    if (ts.isBlock(body)) checkStatements(body);
    else checkReturned(body);
  }

  function checkStatements(node: ts.Node): void {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) checkReturned(node.expression);
    ts.forEachChild(node, checkStatements);
  }

  function checkReturned(returned: ts.Expression): void {
    const type = checker.getTypeAtLocation(returned);
    if (!isCleanUp(type)) report(unwrapped(returned), type);
  }

  function checkSignatures(callback: ts.Expression): void {
    for (const signature of checker.getTypeAtLocation(callback).getCallSignatures()) {
      const type = checker.getReturnTypeOfSignature(signature);
      if (!isCleanUp(type)) report(callback, type);
    }
  }

  function isCleanUp(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.every(isCleanUp);
    return (
      (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) !== 0 ||
      type.getCallSignatures().length > 0
    );
  }

  function report(node: ts.Node, type: ts.Type): void {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({
      file: source.fileName,
      line: line + 1,
      code: node.getText().split('\n', 1)[0] ?? '',
      type: checker.typeToString(type),
    });
  }
}

function unwrapped(node: ts.Expression): ts.Expression {
  const isWrapper =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node);
  return isWrapper ? unwrapped(node.expression) : node;
}

function nameOf(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : '';
}
