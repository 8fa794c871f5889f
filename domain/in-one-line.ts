/** Parts of one line with the comma of their script between them: 'Service, Time', 'الخدمة، الوقت'. */
export const inOneLine = (parts: readonly string[], tag: string) =>
  parts.join(/^ar\b/.test(tag) ? '، ' : ', ');
