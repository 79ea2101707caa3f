import { agency } from '#content/agency.ts'
import './home-podcast.css'

/** The podcast's playlist: a frame that loads only as the visitor comes near it. */
export function HomePodcast({ title, text }: { title: string; text: string }) {
  const { playlist, provider, height } = agency.embeds.podcast
  return (
    <section className="dark">
      <div className="wrap section split items-center">
        <div>
          <h2>{title}</h2>
          <p className="mt-3">{text}</p>
          <p className="mt-3 text-sm">Player: {provider}</p>
        </div>
        <div className="podcast-frame">
          {playlist && <iframe src={playlist} title={`Podcast player, ${provider}`} loading="lazy" height={height} />}
          {!playlist && (
            <p>
              Our episodes are on their way here. Until then, call{' '}
              <a className="nowrap" href={agency.phone.href}>
                {agency.phone.display}
              </a>
              .
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
