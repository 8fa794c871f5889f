import './barber-portrait.css';
import { given } from '../../../domain/given.ts';
import { Medallion, MedallionDefs } from '../../components/ornament/medallion.tsx';
import { Portrait } from '../../components/portrait.tsx';
import type { Picture } from '../../components/scene.tsx';

export type BarberPortraitProps = {
  id: string;
  monogram: string;
  arabicName?: string;
  photo?: Picture;
};

export function BarberPortrait({ id, monogram, arabicName, photo }: BarberPortraitProps) {
  return (
    <div className="barber-portrait">
      <MedallionDefs />
      <Portrait {...given({ photo })}>
        <Medallion {...given({ monogram, seed: id, arabicName })} />
      </Portrait>
    </div>
  );
}
