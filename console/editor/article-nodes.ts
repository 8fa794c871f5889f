import {
  Extension,
  mergeAttributes,
  Node,
  type ReactNodeViewProps,
  ReactNodeViewRenderer,
} from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import type { ComponentType } from 'react';

const leaf = (name: string, group: string, attributes: string[], view?: ComponentType<ReactNodeViewProps>) =>
  Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    // A letter typed after a tap on a selected card would replace it.
    selectable: group !== 'card',
    addAttributes: () => Object.fromEntries(attributes.map((key) => [key, { default: '' }])),
    parseHTML: () => [{ tag: `span[data-${name}]` }],
    renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes, { [`data-${name}`]: '' })],
    addNodeView: () => {
      // ProseMirror ignores the events of a card, which has its own fields.
      const options = group === 'card' ? { stopEvent: () => true } : {};
      return view ? ReactNodeViewRenderer(view, options) : null;
    },
  });

/** The node types of an article's text, with a component for each that is not plain text. */
export const articleNodes = (views: Record<string, ComponentType<ReactNodeViewProps>> = {}) => [
  Node.create({ name: 'doc', topNode: true, content: '(block | card)+' }),
  StarterKit.configure({
    document: false,
    code: false,
    codeBlock: false,
    underline: false,
    // No empty paragraph below a section at the end: a new article would be written below its invitation to book.
    trailingNode: { notAfter: ['siteBlock'] },
    heading: { levels: [2, 3, 4, 5, 6] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Extension.create({
    name: 'keys',
    priority: 1000,
    addKeyboardShortcuts: () => ({
      // Leaves it to the publish bar instead of breaking the line.
      'Mod-Enter': () => true,
      // A card is removed by its own button: at the start of the paragraph below it, the key would delete it unseen.
      Backspace({ editor }) {
        const { $from, empty } = editor.state.selection;
        const isAtStart = empty && $from.depth === 1 && $from.parentOffset === 0;
        return isAtStart && $from.doc.resolve($from.before()).nodeBefore?.type.spec.group === 'card';
      },
    }),
  }),
  leaf('siteBlock', 'card', ['name'], views.siteBlock),
  leaf('picture', 'card', ['photo', 'alt'], views.picture),
  leaf('markdown', 'card', ['source'], views.markdown),
  leaf('fact', 'inline', ['name'], views.fact),
];
