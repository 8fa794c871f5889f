"""Remove render noise by non-local means.

Two renders with different seeds tell signal from noise: each is averaged with weights taken from the
other (after Rousselle et al., 'Adaptive Rendering with Non-Local Means Filtering', 2012), and the albedo
and normal passes keep edges that the noisy picture hides.
"""
import numpy as np

PATCH, WINDOW = 3, 5


def shifted(picture, dy, dx):
    """The picture moved by whole pixels, edges repeated."""
    height, width = picture.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return picture[rows][:, columns]


def blurred(plane, radius):
    """The mean over a square of side 2 * radius + 1, for one channel."""
    for axis in (0, 1):
        padding = [(0, 0), (0, 0)]
        padding[axis] = (radius, radius)
        wide = np.pad(plane, padding, mode='edge')
        length = plane.shape[axis]
        plane = sum(np.take(wide, range(k, k + length), axis) for k in range(2 * radius + 1))
        plane /= 2 * radius + 1
    return plane


def without_sparks(picture, other):
    """Cap pixels that shine far above both their neighbours and the same pixel of the other render."""
    around = np.stack([shifted(picture, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    limit = np.maximum(np.sort(around, axis=0)[-2], other) * 1.15 + 0.01
    return np.minimum(picture, limit)


def noise_of(first, second):
    """Variance of each render's pixel, smoothed, one channel."""
    return blurred(np.mean((first - second) ** 2, axis=2) / 2, 2) + 1e-7


def denoise(first, second, features, strength=0.6):
    """One clean picture (linear RGB) from two noisy ones and a list of guiding passes."""
    first, second = np.log1p(np.maximum(first, 0)), np.log1p(np.maximum(second, 0))
    first, second = without_sparks(first, second), without_sparks(second, first)
    variance = noise_of(first, second)
    sums = [np.zeros_like(first), np.zeros_like(first)]
    weights = [np.zeros(variance.shape, np.float32), np.zeros(variance.shape, np.float32)]
    for dy in range(-WINDOW, WINDOW + 1):
        for dx in range(-WINDOW, WINDOW + 1):
            other_variance = shifted(variance, dy, dx)
            spread = variance + np.minimum(variance, other_variance)
            scale = 1e-6 + strength ** 2 * (variance + other_variance)
            guide = np.zeros(variance.shape, np.float32)
            for feature, tolerance in features:
                step = np.sum((feature - shifted(feature, dy, dx)) ** 2, axis=2) / tolerance
                guide = np.maximum(guide, step)
            moved = [shifted(first, dy, dx), shifted(second, dy, dx)]
            for own, (mine, near) in enumerate(((second, moved[1]), (first, moved[0]))):
                distance = (np.mean((mine - near) ** 2, axis=2) - spread) / scale
                weight = np.exp(-np.maximum(np.maximum(blurred(distance, PATCH), 0), guide))
                sums[own] += moved[own] * weight[..., None]
                weights[own] += weight
    clean = sum(total / weight[..., None] for total, weight in zip(sums, weights)) / 2
    return np.expm1(clean)
