import './barber-portrait.css';
import { omitUndefined } from '../../../domain/omit-undefined.ts';
import { Medallion, MedallionDefs } from '../../components/ornament/medallion.tsx';
import { Portrait } from '../../components/portrait.tsx';
import type { Picture } from '../../components/scene.tsx';

export type BarberPortraitProps = {
  id: string;
  monogram: string;
  photo?: Picture;
};

export function BarberPortrait({ id, monogram, photo }: BarberPortraitProps) {
  return (
    <div className="barber-portrait">
      <MedallionDefs />
      <Portrait {...omitUndefined({ photo })}>
        <Medallion monogram={monogram} seed={id} />
      </Portrait>
    </div>
  );
}
