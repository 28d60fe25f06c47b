import ts from 'typescript';

/** Elements for typing, by name. */
const typed =
  /^(Input(\.\w+)?|InputNumber|AutoComplete|NumberInput|DecimalInput|DayInput|DayTimeInput|TimeInput|TextArea|textarea|input)$/;

export interface FormsOf {
  /** Whether the file has its own form, from antd or the browser. */
  hasForm: boolean;
  /** Whether it has fields that report input to a component instead of an antd form. */
  hasLooseFields: boolean;
}

/** The inputs of a screen's file whose content could be lost. */
export function formsOf(source: string): FormsOf {
  const found = { hasForm: false, hasLooseFields: false };
  const look = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = node.tagName.getText(file);
      const props = node.attributes.properties.map((prop) => prop.name?.getText(file));
      if (name === 'Form' || name === 'form') found.hasForm = true;
      if (typed.test(name) && props.includes('onChange')) found.hasLooseFields = true;
    }
    ts.forEachChild(node, look);
  };
  const file = ts.createSourceFile('screen.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  look(file);
  return found;
}
