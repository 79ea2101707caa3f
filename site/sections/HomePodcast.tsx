import { agency } from '#content/agency.ts'
import { playerWords } from '#content/words/players.ts'
import './home-podcast.css'

const words = playerWords.podcast

/** The podcast's playlist: a frame that loads only as the visitor comes near it. */
export function HomePodcast({ title, text }: { title: string; text: string }) {
  const { playlist, provider, height } = agency.embeds.podcast
  return (
    <section className="dark">
      <div className="wrap section split items-center">
        <div>
          <h2>{title}</h2>
          <p className="mt-3">{text}</p>
          <p className="mt-3 text-sm">{words.player(provider)}</p>
        </div>
        <div className="podcast-frame">
          {playlist && <iframe src={playlist} title={words.frame(provider)} loading="lazy" height={height} />}
          {!playlist && (
            <p>
              {words.onTheirWay}{' '}
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
