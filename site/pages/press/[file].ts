import { sheet, sheetFile } from '../../model/press/files.ts';

export const getStaticPaths = () => (sheetFile ? [{ params: { file: sheetFile } }] : []);
export const GET = () => new Response(sheet, { headers: { 'Content-Type': 'application/pdf' } });
