import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { describeFlow, type FlowDrawing } from '@ringfence/domain/callflow/describe-flow';
import type { WayCondition } from '@ringfence/domain/callflow/list-ways';
import type { Script } from '@ringfence/domain/callflow/script';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/section-card.tsx';
import { layOut } from '../editing/lay-out-flow.ts';
import { isKey } from './ways-fields.tsx';

interface FlowProps {
  drawing: FlowDrawing;
  nameWay: (on: WayCondition) => string;
}

/** Boxes and arrows, from the first words down. People who cannot see it have the list below. */
function Drawing({ drawing, nameWay }: FlowProps) {
  const { t } = useTranslation('scriptEditor');
  const { width, height, boxes, arrows } = useMemo(
    () => layOut(drawing, (on) => (isKey(on) ? on : nameWay(on))),
    [drawing, nameWay],
  );
  return (
    <Box
      // It can be scrolled by keyboard where it does not fit.
      tabIndex={0}
      role="group"
      aria-label={t('flow.drawing')}
      sx={{ overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box
        component="svg"
        role="img"
        aria-label={t('flow.drawing')}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        sx={{
          display: 'block',
          fontSize: 12,
          '& text': { fill: 'currentColor' },
          '& .box': {
            fill: (theme) => (theme.vars ?? theme).palette.background.paper,
            stroke: 'currentColor',
          },
          '& .id': { fill: (theme) => (theme.vars ?? theme).palette.text.secondary },
          '& .arrow': {
            fill: 'none',
            stroke: (theme) => (theme.vars ?? theme).palette.text.secondary,
          },
          '& .way': {
            paintOrder: 'stroke',
            strokeWidth: 4,
            stroke: (theme) => (theme.vars ?? theme).palette.background.paper,
          },
        }}
      >
        <defs>
          <marker
            id="flow-head"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 L8 4 L0 8 z" fill="currentColor" />
          </marker>
        </defs>
        {arrows.map(({ key, path, label, x, y }) => (
          <g key={key}>
            <path className="arrow" d={path} markerEnd="url(#flow-head)" />
            <text className="way" x={x} y={y} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
        {boxes.map(({ id, kind, x, y, width: across, height: down }) => (
          <g key={id}>
            <rect className="box" x={x} y={y} width={across} height={down} rx={8} />
            <text x={x + across / 2} y={y + 20} textAnchor="middle" fontWeight={600}>
              {t(`parts.${kind}`)}
            </text>
            <text className="id" x={x + across / 2} y={y + 37} textAnchor="middle">
              {id}
            </text>
          </g>
        ))}
      </Box>
    </Box>
  );
}

function FlowList({ drawing, nameWay }: FlowProps) {
  const { t } = useTranslation('scriptEditor');
  const kinds = new Map(drawing.nodes.map(({ id, kind }) => [id, kind]));
  const name = (id: string): string => {
    const kind = kinds.get(id);
    return kind === undefined
      ? t('flow.missing', { to: id })
      : t('partTitle', { kind: t(`parts.${kind}`), id });
  };
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1, fontSize: '0.875rem' }}>
      {drawing.nodes.map(({ id, isReached }) => {
        const ways = [
          ...drawing.edges
            .filter(({ from }) => from === id)
            .flatMap(({ on, to }) => on.map((one) => ({ on: one, to }))),
          ...drawing.missing.filter(({ from }) => from === id),
        ];
        return (
          <li key={id}>
            <strong>{name(id)}</strong>
            {isReached ? null : ` ${t('flow.notReached')}`}
            {ways.length === 0 ? (
              <div>{t('flow.ends')}</div>
            ) : (
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {ways.map(({ on, to }) => (
                  <li key={on}>{t('flow.leads', { on: nameWay(on), to: name(to) })}</li>
                ))}
              </Box>
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** The script as a drawing, and the same as a list. */
export function FlowView({ script }: { script: Script }) {
  const { t } = useTranslation('scriptEditor');
  const drawing = useMemo(() => describeFlow(script), [script]);
  const nameWay = useMemo(
    () => (on: WayCondition) => (isKey(on) ? t('ways.key', { key: on }) : t(`ways.${on}`)),
    [t],
  );
  return (
    <SectionCard title={t('flow.title')} lead={t('flow.lead')}>
      <Drawing drawing={drawing} nameWay={nameWay} />
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {t('flow.list')}
      </Typography>
      <FlowList drawing={drawing} nameWay={nameWay} />
    </SectionCard>
  );
}
