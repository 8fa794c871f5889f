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
  // Leaves Ctrl+Enter to the publish bar instead of breaking the line.
  Extension.create({
    name: 'publish',
    priority: 1000,
    addKeyboardShortcuts: () => ({ 'Mod-Enter': () => true }),
  }),
  leaf('siteBlock', 'card', ['name'], views.siteBlock),
  leaf('picture', 'card', ['photo', 'alt'], views.picture),
  leaf('markdown', 'card', ['source'], views.markdown),
  leaf('fact', 'inline', ['name'], views.fact),
];
