import { relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { browserProgram } from '../support/browser-program.ts';
import { root } from '../support/sources.ts';

/** Texts beside other children of their element, as 'console/audit.tsx:35: <b>{actor}</b> {action}'. */
function textsWithoutElement(program: ts.Program, isIncluded: (source: ts.SourceFile) => boolean): string[] {
  const checker = program.getTypeChecker();
  const isText = (type: ts.Type): boolean => {
    const types = type.isUnion() ? type.types : [type];
    // A ReactNode is passed in: its elements are checked where they are written.
    if (types.some(({ symbol }) => symbol?.name === 'Promise')) return false;
    return types.some((one) =>
      checker.isArrayType(one)
        ? checker.getTypeArguments(one as ts.TypeReference).some(isText)
        : one.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike) &&
          !(one.isStringLiteral() && !one.value.trim()),
    );
  };
  const typeOf = (child: ts.JsxChild): ts.Type | undefined => {
    if (ts.isJsxExpression(child)) return child.expression && checker.getTypeAtLocation(child.expression);
    const tag = ts.isJsxElement(child) ? child.openingElement : child;
    const component = ts.isJsxOpeningLikeElement(tag) && checker.getResolvedSignature(tag);
    return component ? checker.getReturnTypeOfSignature(component) : undefined;
  };
  /** Whether React sets the text as `textContent` of its element, which is safe: not in lists or for texts of components. */
  const isWhole = (child: ts.JsxChild) =>
    ts.isJsxText(child) || (ts.isJsxExpression(child) && !checker.isArrayType(typeOf(child) as ts.Type));
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && /translate="no"/.test(node.openingElement.getText())) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) =>
        ts.isJsxText(child)
          ? child.text.trim()
          : !(ts.isJsxExpression(child) && /^(\{\s*\/\*.*|\{' *'\})$/s.test(child.getText())),
      );
      // A dotted name is a primitive of a library, which renders one element.
      const isElement = ts.isJsxElement(node) && /^[a-z]|\./.test(node.openingElement.tagName.getText());
      for (const child of children) {
        const type = typeOf(child);
        if (!ts.isJsxText(child) && !(type && isText(type))) continue;
        if (isElement && children.length === 1 && isWhole(child)) continue;
        const source = node.getSourceFile();
        const { line } = source.getLineAndCharacterOfPosition(child.getStart());
        found.push(`${relative(root, source.fileName)}:${line + 1}: ${child.getText().trim()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) if (isIncluded(source)) visit(source);
  return found;
}

const isOurs = ({ fileName }: ts.SourceFile) => /\.tsx$/.test(fileName) && !fileName.includes('node_modules');

it('every text in islands and the console is the only child of its element', () => {
  const remedy =
    'A browser that translates the page replaces it. Give it a <span>, or join the texts into one.';
  expect(textsWithoutElement(browserProgram(), isOurs), remedy).toEqual([]);
});
